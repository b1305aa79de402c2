# reasons-secrets
