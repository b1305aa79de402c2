# reasons-confusion
