"""What Discord checks in a body before it does anything; errors go into one tree per request."""
