/* The proof of loss once more, for rows of fewer than 64 cards: a quarter faster with sets of 64 bits.
 * The rows of positions that are hard to prove lost are seldom longer. */
#define NARROW
#define sultan_beyond sultan_beyond_narrow
#define sultan_refuted sultan_refuted_narrow
#include "sultan_relaxation.c"
