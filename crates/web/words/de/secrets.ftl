# secrets
