/* A depth-first hunt for a win, with a bounded table of what was expanded. */
#ifndef DIVAN_DIVE_H
#define DIVAN_DIVE_H

#include "beam.h"

enum { TABLE = 1 << 13 };

/* FOUND, CUT if there is nothing left that the hunt would try, or SPENT. */
Run run_dive(const Game *, uint64_t nodes, bool at_once, Check *);

#endif
