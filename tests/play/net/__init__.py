"""The net: a crawl that is the same twice, and what it showed when it was last looked at."""
