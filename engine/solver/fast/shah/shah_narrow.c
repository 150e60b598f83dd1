/* The Shah's proof of loss once more, for rows of fewer than 64 cards: with sets of 64 bits. Once the
 * star is formed, no row is longer, but that of a star of which no card has been placed. */
#define NARROW
#define shah_beyond shah_beyond_narrow
#include "shah_relaxation.c"
