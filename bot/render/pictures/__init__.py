"""Pictures as data: what each of them shows, for a layout to say where it lies."""
