"""What operators install: the container, the services of systemd, the commands in the documents."""
