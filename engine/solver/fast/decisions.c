/* How a game is played on, decided card by card; decisions.py explains it. */
#include "decisions.h"

#include "cards.h"

enum { FADES = 16, ONE_REFUTED = 256, BOTH_REFUTED = 11 * ONE_REFUTED };

typedef struct {
    const Questions *all;
    uint64_t nodes;
    Interest *interest;
    Run *run;
} Search;

/* What has been decided, and what is still open. */
typedef struct {
    Decisions made;
    Mask places;
    uint64_t pairs;
} Partial;

/* The open question of the greatest interest, the first of equals: a place, or MOST_CARDS and a card;
 * -1 if none is open. */
static int most_interesting(const Search *search, const Partial *partial)
{
    const int64_t *interest = search->interest->of;
    int best = -1;
    for (Mask places = partial->places; places; places &= places - 1) {
        int place = (int)lowest(places);
        if (best < 0 || interest[place] > interest[best]) best = place;
    }
    for (uint64_t pairs = partial->pairs; pairs; pairs &= pairs - 1) {
        int pair = MOST_CARDS + __builtin_ctzll(pairs);
        if (best < 0 || interest[pair] > interest[best]) best = pair;
    }
    return best;
}

/* One of two answers to a question: the card leaves, or stays; the second of two copies is placed
 * first, or the first of them. */
static Partial answered(const Search *search, const Partial *before, int question, bool yes)
{
    Partial partial = *before;
    if (question < MOST_CARDS) {
        Mask its = bit((uint32_t)question);
        partial.places &= ~its;
        *(yes ? &partial.made.leaving : &partial.made.staying) |= its;
        return partial;
    }
    int card = question - MOST_CARDS;
    partial.pairs &= ~((uint64_t)1 << card);
    partial.made.first[card] = (uint8_t)(search->all->copies[card][yes] + 1);
    return partial;
}

static bool is_refuted(const Search *search, const Partial *partial)
{
    const Questions *all = search->all;
    search->run->nodes++;
    step(search->run);
    return all->refuted(all->game, all->state, all->layer, &partial->made);
}

/* Whether all plays that agree with what has been decided are lost. */
static enum End all_lost(const Search *search, Partial partial)
{
    int64_t *interest = search->interest->of;
    for (;;) {
        if (!is_running(search->run)) return search->run->end;
        int question = most_interesting(search, &partial);
        if (question < 0) return FOUND;
        if (search->run->nodes + 2 > search->nodes) return SPENT;
        Partial yes = answered(search, &partial, question, true);
        Partial no = answered(search, &partial, question, false);
        bool never = is_refuted(search, &yes), always = is_refuted(search, &no);
        if (never && always) {
            interest[question] += BOTH_REFUTED;
            return EXHAUSTED;
        }
        if (never || always) {
            interest[question] += ONE_REFUTED;
            partial = never ? no : yes;
            continue;
        }
        interest[question] -= interest[question] / FADES;
        enum End end = all_lost(search, yes);
        if (end != EXHAUSTED) return end;
        interest[question] += ONE_REFUTED;
        partial = no;
    }
}

void note_copy(Questions *questions, int *noted, int card, uint32_t place)
{
    if (noted[card] < COPIES) questions->copies[card][noted[card]] = (uint8_t)place;
    if (++noted[card] == COPIES) questions->pairs |= (uint64_t)1 << card;
}

enum End decided(const Questions *all, uint64_t nodes, Interest *interest, Run *run)
{
    Search search = {all, nodes, interest, run};
    Partial partial = {{0, 0, {0}}, all->places, all->pairs};
    return is_refuted(&search, &partial) ? EXHAUSTED : all_lost(&search, partial);
}
