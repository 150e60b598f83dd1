/* A search that runs: how it ended, what it has used, and whether it should go on. */
#ifndef DIVAN_RUN_H
#define DIVAN_RUN_H

#include <stdbool.h>
#include <stdint.h>

enum { CHECK_EVERY = 1024 };
enum End { FOUND, CUT, EXHAUSTED, SPENT, NO_MEMORY, STOPPED };

/* What a search asks every CHECK_EVERY steps: a score, a proof or an expanded state each. */
typedef struct {
    bool (*goes_on)(void *context);
    void *context;
    uint32_t steps;
} Check;

typedef struct {
    enum End end;
    uint64_t nodes;
    uint32_t *codes; /* the moves of the win; the caller frees them */
    uint32_t length;
    Check *check;
} Run;

static inline bool is_running(const Run *run) { return run->end == EXHAUSTED || run->end == CUT; }

/* Counts a step of the search, and stops it if it is no longer wanted. */
static inline void step(Run *run)
{
    Check *check = run->check;
    if (!is_running(run) || ++check->steps % CHECK_EVERY) return;
    if (!check->goes_on(check->context)) run->end = STOPPED;
}

#endif
