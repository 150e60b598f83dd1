"""What happens in the local world, and what its people may do there."""
