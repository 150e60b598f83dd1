"""The pictures of docs/listing.md and the README's animation, made by `make listing`."""
