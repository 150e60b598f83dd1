"""Every query, by the subject that it is about."""
