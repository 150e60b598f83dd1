"""Words that several features use, and what names things."""
