# reasons-duet
