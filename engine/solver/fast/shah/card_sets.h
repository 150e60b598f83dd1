/* Sets of cards that count copies: which cards there is at least one copy of, and which two; and how
 * foundations raise them. */
#ifndef DIVAN_CARD_SETS_H
#define DIVAN_CARD_SETS_H

#include "cards.h"

typedef struct {
    uint64_t one, two;
} Cards;

static inline uint64_t its(int card) { return (uint64_t)1 << card; }

static inline void put(Cards *cards, int card)
{
    cards->two |= cards->one & its(card);
    cards->one |= its(card);
}

/* One copy fewer. */
static inline void take(Cards *cards, int card)
{
    cards->one &= ~its(card) | cards->two;
    cards->two &= ~its(card);
}

/* How many cards there are: sums of ever more bits beside each other. Compilers call a function for
 * that, unless the processor may be one that does it by itself. */
static inline int number(Cards cards)
{
    static const uint64_t ODD = 0x5555555555555555u, PAIRS = 0x3333333333333333u;
    uint64_t one = cards.one - (cards.one >> 1 & ODD), two = cards.two - (cards.two >> 1 & ODD);
    uint64_t fours = (one & PAIRS) + (one >> 2 & PAIRS) + (two & PAIRS) + (two >> 2 & PAIRS);
    uint64_t eights = (fours & 0x0F0F0F0F0F0F0F0Fu) + (fours >> 4 & 0x0F0F0F0F0F0F0F0Fu);
    return (int)(eights * 0x0101010101010101u >> 56);
}

/* The cards, so many fewer of each. */
static inline Cards without(Cards cards, Cards fewer)
{
    return (Cards){(cards.one & ~fewer.one) | (cards.two & ~fewer.two), cards.two & ~fewer.one};
}

/* How many of each card are in both. */
static inline Cards common(Cards some, Cards others)
{
    return (Cards){some.one & others.one, some.two & others.two};
}

/* How many of each card there are in all, two at most. */
static inline Cards together(Cards some, Cards others)
{
    return (Cards){some.one | others.one, some.two | others.two | (some.one & others.one)};
}

/* The cards that each of these takes when it is built on: the next lower ones of their suits. */
static inline Cards taken_by(Cards cards)
{
    static const uint64_t BELOW_QUEENS = 0x7FF7FF7FF7FFu;
    return (Cards){cards.one >> 1 & BELOW_QUEENS, cards.two >> 1 & BELOW_QUEENS};
}

/* Raises a suit's foundations as far as they go, and adds the cards that they take; returns whether
 * any rose. */
static inline bool rise(Relaxation *now, int suit, Cards *up)
{
    if (!climb(now, suit)) return false;
    int first = RANKS * suit;
    uint64_t far = its(first + now->far[suit]) - its(first + now->first_far[suit]);
    uint64_t near = its(first + now->near[suit]) - its(first + now->first_near[suit]);
    up->one |= far | near;
    up->two |= far & near;
    return true;
}

#endif
