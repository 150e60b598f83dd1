/* The proof of loss for the Shah; shah_relaxation.py gives the argument. */
#include "relaxation.h"
#include "rays.h"

enum { PLACES = RAYS * CIRCLES };

typedef struct {
    const Game *game;
    Mask mask, reached, kept;
    Ray rays[RAYS];
    int bare[RAYS];
    bool vacant_ray;
    int turns;   /* how many builds and privileges there may still be */
    int piled;   /* how many cards may be on top of others at a time */
    int excused; /* how many have been assumed to be */
    uint8_t loose[NO_CARD + 1], seen[NO_CARD], built[NO_CARD];
    Relaxation relaxation;
} Play;

/* Uncovers a ray by one place if possible; returns whether it did. */
static bool bared(Play *play, int i)
{
    int depth = play->bare[i];
    if (!depth) return false;
    int outer = ray_card(&play->rays[i], depth - 1);
    bool goes = up(&play->relaxation, outer);
    if (depth > INNER && play->turns)
        goes = goes || play->vacant_ray || (outer % RANKS != QUEEN && play->loose[outer + 1]);
    if (!goes) return false;
    play->bare[i]--;
    if (depth == 1)
        play->vacant_ray = true;
    else
        play->relaxation.free[ray_card(&play->rays[i], depth - 2)]++;
    return true;
}

/* Raises foundations and uncovers rays as far as possible. */
static void settle(Play *play)
{
    for (bool more = true; more;) {
        more = false;
        for (int suit = 0; suit < 4; suit++) more |= climb(&play->relaxation, suit);
        for (int i = 0; i < RAYS; i++) more |= bared(play, i);
    }
}

/* Counts a card; returns whether it certainly needs a place of its own. */
static bool stuck_card(Play *play, int card, bool fixed)
{
    if (++play->seen[card] <= up(&play->relaxation, card)) return false;
    if (!fixed && card % RANKS != QUEEN && play->built[card] < play->loose[card + 1] &&
        play->excused < play->piled) {
        play->excused++;
        play->built[card]++;
        return false;
    }
    return true;
}

static int stuck_rays(Play *play)
{
    int stuck = 0;
    play->excused = 0;
    memset(play->seen, 0, sizeof play->seen);
    memset(play->built, 0, sizeof play->built);
    for (int i = 0; i < RAYS; i++)
        for (int height = 0; height < size(&play->rays[i]) && height < INNER; height++)
            stuck += stuck_card(play, ray_card(&play->rays[i], height), true);
    for (int i = 0; i < RAYS; i++)
        for (int height = INNER; height < size(&play->rays[i]); height++)
            stuck += stuck_card(play, ray_card(&play->rays[i], height), false);
    return stuck;
}

/* Reaches cards from the top of the waste down; returns whether any is new. */
static bool look_down(Play *play, uint32_t at)
{
    bool new = false;
    int stuck = stuck_rays(play);
    for (Mask waste = play->mask & below(at); waste && stuck <= PLACES;) {
        uint32_t place = (uint32_t)highest(waste);
        int card = play->game->order[place];
        waste ^= bit(place);
        if (!(play->reached & bit(place))) {
            play->reached |= bit(place);
            play->relaxation.free[card]++;
            new = true;
        }
        stuck += stuck_card(play, card, false);
        if (stuck <= PLACES && !(play->kept & bit(place))) {
            play->kept |= bit(place);
            play->loose[card]++;
            new = true;
        }
    }
    if (new) settle(play);
    return new;
}

/* Reaches cards at this point of the stock, then drops those the next card buries. */
static void moment(Play *play, uint32_t at)
{
    Mask before = play->reached;
    while (look_down(play, at)) continue;
    for (Mask temporary = play->reached & ~before & ~play->kept; temporary; temporary &= temporary - 1) {
        uint32_t place = lowest(temporary);
        int card = play->game->order[place];
        if (up(&play->relaxation, card)) continue;
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
        if (height && height <= INNER) play->relaxation.free[outermost(ray)]++;
        for (int k = INNER; k < height; k++) {
            play->relaxation.free[ray_card(ray, k)]++;
            play->loose[ray_card(ray, k)]++;
        }
    }
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
    moment(&play, at);
    while (at < game->length) {
        at = next_card(game, play.mask, at + 1);
        moment(&play, at);
    }
    return !complete(&play.relaxation);
}
