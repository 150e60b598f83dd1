"""What all services are made of: requests, transactions, limits, caches, days."""
