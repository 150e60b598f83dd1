"""Power cuts: a file system that forgets what was not synced, and the store on it."""
