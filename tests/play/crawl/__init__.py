"""A crawler that presses everything there is to press, everywhere."""
