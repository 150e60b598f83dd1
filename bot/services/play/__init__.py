"""Games as they are played: dealt, loaded, shown, saved, put aside, hinted at."""
