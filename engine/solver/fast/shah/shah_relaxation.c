/* The proof of loss for the Shah: the same answers as shah_relaxation.py, which gives the argument,
 * but by sets of cards instead of card by card, and only where something changed.
 *
 * What is reached, kept and raised at a moment only ever grows until nothing changes, so the order
 * in which it is worked out makes no difference. */
#include "card_sets.h"
#include "rays.h"
#include "relaxation.h"

enum { PLACES = RAYS * CIRCLES };

typedef struct {
    const Game *game;
    Mask mask, reached, kept;
    Ray rays[RAYS];
    int bare[RAYS];
    bool vacant_ray;
    int turns; /* how many builds and privileges there may still be */
    int piled; /* how many cards may be on top of others at a time */
    Cards star, inner; /* all cards of the star; those of circles 1 and 2 */
    Cards loose, up;
    uint64_t outer, pile_bases; /* what covers rays: cards of circles 1 and 2, bottoms of piles */
    unsigned stirred;           /* the suits of which cards have been reached lately, one bit each */
    Relaxation relaxation;
} Play;

/* Cards counted one by one, those of the star first. */
typedef struct {
    Cards seen, built;
    int stuck;   /* how many certainly need a place of their own */
    int excused; /* how many have been assumed to be on top of others */
} Count;

/* A copy of the card is reached. */
static void reach_card(Play *play, int card)
{
    play->relaxation.free[card]++;
    play->stirred |= 1u << card / RANKS;
}

/* The bottom cards of piles that may leave their rays. */
static uint64_t leaving_piles(const Play *play)
{
    if (!play->turns) return play->pile_bases & play->up.one;
    if (play->vacant_ray) return play->pile_bases;
    return play->pile_bases & (play->up.one | taken_by(play->loose).one);
}

/* Notes what covers the rays. */
static void note_outer(Play *play)
{
    play->outer = play->pile_bases = 0;
    for (int i = 0; i < RAYS; i++) {
        int depth = play->bare[i];
        if (depth > INNER)
            play->pile_bases |= its(play->rays[i].base);
        else if (depth)
            play->outer |= its(ray_card(&play->rays[i], depth - 1));
    }
}

/* Uncovers rays by one place each where that is possible; returns whether it is anywhere. */
static bool bare(Play *play)
{
    uint64_t piles = leaving_piles(play), outer = play->outer & play->up.one;
    if (!(piles | outer)) return false;
    for (int i = 0; i < RAYS; i++) {
        int depth = play->bare[i];
        uint64_t goes = depth > INNER ? piles : outer;
        if (!depth || !(goes & its(ray_card(&play->rays[i], depth - 1)))) continue;
        play->bare[i]--;
        if (depth == 1)
            play->vacant_ray = true;
        else
            reach_card(play, ray_card(&play->rays[i], depth - 2));
    }
    note_outer(play);
    return true;
}

/* Raises foundations and uncovers rays as far as possible; returns whether any foundation rose. */
static bool settle(Play *play)
{
    bool risen = false;
    do {
        for (; play->stirred; play->stirred &= play->stirred - 1)
            risen |= rise(&play->relaxation, __builtin_ctz(play->stirred), &play->up);
    } while (bare(play));
    return risen;
}

/* Counts the cards of the star. Those of circles 1 and 2 are the first to be taken for placed, and
 * are never built. */
static Count star_count(const Play *play)
{
    Count count = {.seen = play->star};
    Cards unplaced = without(play->star, play->up), fixed = without(play->inner, play->up);
    count.built = common(without(unplaced, fixed), taken_by(play->loose));
    count.excused = number(count.built);
    if (count.excused > play->piled) count.excused = play->piled;
    count.stuck = number(unplaced) - count.excused;
    return count;
}

/* Counts one more card, of the waste. */
static void count_card(const Play *play, Count *count, int card)
{
    uint64_t placed = count->seen.one & its(card) ? play->up.two : play->up.one;
    put(&count->seen, card);
    if (placed & its(card)) return;
    Cards takers = taken_by(play->loose);
    uint64_t taken = count->built.one & its(card) ? takers.two : takers.one;
    if (taken & its(card) && !(count->built.two & its(card)) && count->excused < play->piled) {
        put(&count->built, card);
        count->excused++;
    } else
        count->stuck++;
}

/* Reaches the next card of the waste from the top, unless it is; returns whether it is kept now and
 * wasn't before. */
static bool look_at(Play *play, Count *count, uint32_t place)
{
    int card = play->game->order[place];
    if (!(play->reached & bit(place))) {
        play->reached |= bit(place);
        reach_card(play, card);
    }
    count_card(play, count, card);
    if (count->stuck > PLACES || play->kept & bit(place)) return false;
    play->kept |= bit(place);
    put(&play->loose, card);
    return true;
}

/* Reaches cards from the top of the waste down, as long as there are any that aren't kept; returns
 * whether more may be reached now. */
static bool look_down(Play *play, uint32_t at)
{
    bool more = false;
    Mask waste = play->mask & below(at);
    if (!(waste & ~play->kept)) return false;
    for (Count count = star_count(play); waste & ~play->kept && count.stuck <= PLACES;) {
        uint32_t place = (uint32_t)highest(waste);
        waste ^= bit(place);
        more |= look_at(play, &count, place);
    }
    return settle(play) || more;
}

/* Reaches a card that has just been turned; returns whether those below it have to be looked at.
 * With the same foundations, and unless one of them may now be built on this one, the same ones
 * would be reached as before, or fewer. */
static bool turned(Play *play, uint32_t place)
{
    int card = play->game->order[place];
    Count count = star_count(play);
    bool kept = count.stuck <= PLACES && look_at(play, &count, place);
    if (settle(play)) return true;
    if (!kept || card % RANKS == 0) return false;
    return play->star.one & its(card - 1) || play->game->copies[card - 1] & play->mask & below(place);
}

/* Drops cards reached since that the next card buries. */
static void bury(Play *play, Mask before)
{
    for (Mask temporary = play->reached & ~before & ~play->kept; temporary; temporary &= temporary - 1) {
        uint32_t place = lowest(temporary);
        int card = play->game->order[place];
        if (play->up.one & its(card)) continue;
        play->reached ^= bit(place);
        play->relaxation.free[card]--;
    }
}

static void begin(Play *play)
{
    for (int i = 0; i < RAYS; i++) {
        const Ray *ray = &play->rays[i];
        int height = size(ray);
        play->bare[i] = height < CIRCLES ? height : CIRCLES;
        if (!height) play->vacant_ray = true;
        if (height && height <= INNER) reach_card(play, outermost(ray));
        for (int k = 0; k < height; k++) {
            int card = ray_card(ray, k);
            put(&play->star, card);
            put(k < INNER ? &play->inner : &play->loose, card);
            if (k >= INNER) reach_card(play, card);
        }
    }
    note_outer(play);
    settle(play);
}

bool shah_beyond(const Game *game, const State *state, uint32_t layer, uint32_t turns)
{
    Play play;
    uint32_t at = layer % (game->length + 1);
    memset(&play, 0, sizeof play);
    play.game = game;
    play.mask = mask_of(state);
    play.relaxation = relaxation_of(tops_of(state));
    rays_of(state, play.rays);
    play.turns = play.piled = (int)turns;
    for (int i = 0; i < RAYS; i++) play.piled += play.rays[i].piled ? play.rays[i].piled - 1 : 0;
    begin(&play);
    while (look_down(&play, at)) continue;
    bury(&play, 0);
    while (at < game->length && !complete(&play.relaxation)) {
        uint32_t top = at;
        Mask before = play.reached;
        at = next_card(game, play.mask, at + 1);
        if (turned(&play, top))
            while (look_down(&play, at)) continue;
        bury(&play, before);
    }
    return !complete(&play.relaxation);
}
