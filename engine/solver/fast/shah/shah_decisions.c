/* The Shah's proof of loss with decisions: the same answers as shah_decisions.py, which gives the
 * argument, but by sets of cards instead of card by card, and only where something changed.
 *
 * What is reached, kept and raised at a moment only ever grows until nothing changes, so the order
 * in which it is worked out makes no difference. */
#include "card_sets.h"
#include "rays.h"
#include "relaxation.h"

enum { PLACES = RAYS * CIRCLES };

/* The place of a card of the star, as that of one of the row is its index there. */
static uint32_t star_place(int ray, int height)
{
    return (uint32_t)(MOST_CARDS + 16 * ray + height);
}

/* Copies of cards of which it is open which one is placed first; and of the others, the first copies
 * and the second ones. */
typedef struct {
    Cards open;
    uint64_t first, second;
} Copies;

typedef struct {
    const Game *game;
    const Decisions *made;
    Mask mask, reached, kept, left;
    Mask fresh; /* cards turned since the last moment */
    Ray rays[RAYS];
    int heights[RAYS]; /* how many cards of a ray certainly lie there, with the one that is uncovered */
    int vacant_rays;   /* how many may have been */
    int held;          /* places that are taken for certain: by covered cards, and by piles */
    Cards hosts;       /* the uncovered cards of those piles */
    Copies inner;      /* cards of circles 1 and 2 that are uncovered */
    Copies outer;      /* cards of piles that may be gone, and those of the row that left it as decided */
    Cards loose;            /* copies that others may be built on */
    Cards up;               /* copies that may be placed */
    uint64_t ordered;       /* cards of which it is decided which copy is placed first */
    uint64_t first, second; /* of those, which copies have been reached */
    bool stirred;
    Relaxation relaxation;
} Play;

/* Cards counted one by one, those of the star first. */
typedef struct {
    Cards seen;            /* of the cards whose copies are in no order */
    Cards needing, takers; /* all that aren't placed; those of them that have a place for certain */
    int fixed, stuck; /* places taken by cards that aren't built; how many are needed altogether */
} Count;

/* How many certainly need a place of their own: each may be on the next higher card of its suit, if
 * that has a place or is on another in turn. */
static int stuck_of(const Play *play, const Count *count)
{
    Cards others = without(play->loose, count->takers), room = count->takers, before;
    Cards above, taken;
    do {
        before = room;
        above = taken_by(room);
        taken = common(count->needing, above);
        room = together(count->takers, common(others, without(above, taken)));
    } while (room.one != before.one || room.two != before.two);
    return count->fixed + number(without(count->needing, taken));
}

static Cards unplaced(const Play *play, const Copies *copies)
{
    uint64_t first = copies->first & ~play->up.one, second = copies->second & ~play->up.two;
    Cards open = without(copies->open, play->up);
    return (Cards){open.one | first | second, open.two | (first & second)};
}

/* Cards of circles 1 and 2 are the first to be taken for placed. */
static Count star_count(const Play *play)
{
    Count count;
    Copies all = {together(play->inner.open, play->outer.open), play->inner.first | play->outer.first,
                  play->inner.second | play->outer.second};
    Cards fixed = unplaced(play, &play->inner);
    count.seen = all.open;
    count.fixed = number(fixed) + play->held;
    count.needing = without(unplaced(play, &all), fixed);
    count.takers = together(count.needing, play->hosts);
    count.stuck = stuck_of(play, &count);
    return count;
}

static bool is_first(const Play *play, int card, uint32_t place)
{
    return play->made->first[card] == place + 1;
}

static void put_copy(const Play *play, Copies *copies, int card, uint32_t place)
{
    if (!(play->ordered & its(card)))
        put(&copies->open, card);
    else if (is_first(play, card, place))
        copies->first |= its(card);
    else
        copies->second |= its(card);
}

static bool may_be_placed(const Play *play, int card, uint32_t place)
{
    bool second = play->ordered & its(card) && !is_first(play, card, place);
    return (second ? play->up.two : play->up.one) & its(card);
}

/* A copy is reached, or no longer is. Without the first, the second is no use. */
static void reach_copy(Play *play, int card, uint32_t place, bool now)
{
    uint8_t *free = &play->relaxation.free[card];
    play->stirred = true;
    if (!(play->ordered & its(card))) {
        *free = (uint8_t)(now ? *free + 1 : *free - 1);
        return;
    }
    uint64_t *copies = is_first(play, card, place) ? &play->first : &play->second;
    *copies = now ? *copies | its(card) : *copies & ~its(card);
    *free = play->first & its(card) ? 1 + !!(play->second & its(card)) : 0;
}

/* How many cards of a ray with a pile certainly lie there: the others of the pile may be placed, built
 * on another card, or each in a vacant ray. */
static int least_height(const Play *play, int i)
{
    const Ray *ray = &play->rays[i];
    int homeless = 0, height = size(ray);
    for (; height > INNER; height--) {
        int card = ray_card(ray, height - 1);
        if (may_be_placed(play, card, star_place(i, height - 1))) continue;
        bool own = height - 1 > INNER && play->heights[i] < height; /* The one that it lay on is loose, too. */
        uint64_t takers = own ? play->loose.two : play->loose.one;
        if (card % RANKS != QUEEN && takers & its(card + 1)) continue;
        if (++homeless > play->vacant_rays) break;
    }
    return height;
}

/* The uncovered card of a ray may be gone; the one under it is uncovered then. */
static void uncover(Play *play, int i)
{
    const Ray *ray = &play->rays[i];
    int height = play->heights[i]--, card = ray_card(ray, height - 1);
    if (height > INNER) {
        take(&play->hosts, card);
        put_copy(play, &play->outer, card, star_place(i, height - 1));
        play->held -= height == INNER + 1;
    }
    if (height == 1) {
        play->vacant_rays++;
        return;
    }
    card = ray_card(ray, height - 2);
    reach_copy(play, card, star_place(i, height - 2), true);
    if (height - 1 > INNER) {
        put(&play->hosts, card);
        put(&play->loose, card);
    } else {
        play->held--;
        put_copy(play, &play->inner, card, star_place(i, height - 2));
    }
}

/* Uncovers as much of a ray as possible; returns whether that is anything. */
static bool bared(Play *play, int i)
{
    const Ray *ray = &play->rays[i];
    int before = play->heights[i];
    if (before > INNER)
        for (int least = least_height(play, i); play->heights[i] > least;) uncover(play, i);
    for (int height; (height = play->heights[i]) && height <= INNER; uncover(play, i))
        if (!may_be_placed(play, ray_card(ray, height - 1), star_place(i, height - 1))) break;
    return play->heights[i] < before;
}

/* Raises foundations and uncovers rays as far as possible; returns whether anything changed. */
static bool settle(Play *play)
{
    bool changed = false;
    for (bool more = true; more; changed |= more) {
        more = false;
        if (play->stirred) {
            play->stirred = false;
            for (int suit = 0; suit < SUITS; suit++) more |= rise(&play->relaxation, suit, &play->up);
        }
        for (int i = 0; i < RAYS; i++) more |= bared(play, i);
    }
    return changed;
}

/* Whether the copy of a card that isn't placed may be another than the one looked at, which has a
 * place. */
static bool may_be_other(const Play *play, const Count *count, int card)
{
    uint64_t can_be_exchanged = play->up.one & ~play->ordered;
    return can_be_exchanged & without(play->loose, count->takers).one & its(card);
}

static void count_card(const Play *play, Count *count, int card, uint32_t place)
{
    if (play->ordered & its(card)) {
        if (may_be_placed(play, card, place)) return;
    } else {
        uint64_t placed = count->seen.one & its(card) ? play->up.two : play->up.one;
        put(&count->seen, card);
        if (placed & its(card)) return;
    }
    put(&count->needing, card);
    if (play->kept & bit(place) || may_be_other(play, count, card)) put(&count->takers, card);
    count->stuck = stuck_of(play, count);
}

/* Reaches these cards of the waste, from the top down; returns whether any is kept now that
 * wasn't. */
static bool look_down(Play *play, Mask waste, Count *count)
{
    bool more = false;
    while (waste && count->stuck <= PLACES) {
        uint32_t place = (uint32_t)highest(waste);
        int card = play->game->order[place];
        waste ^= bit(place);
        if (!(play->reached & bit(place))) {
            play->reached |= bit(place);
            reach_copy(play, card, place, true);
        }
        count_card(play, count, card, place);
        if (count->stuck > PLACES || play->kept & bit(place)) continue;
        play->kept |= bit(place);
        put(&play->loose, card);
        more = true;
    }
    return more;
}

/* What can be reached at this point of the stock; false if the star can't hold what it must. */
static bool moment(Play *play, uint32_t at, bool everything)
{
    Mask before = play->reached, waste = play->mask & below(at) & ~play->left;
    Count count = star_count(play);
    if (count.stuck > PLACES) return false;
    if (!everything) {
        everything = look_down(play, play->fresh & waste, &count);
        everything |= settle(play);
    }
    play->fresh = 0;
    while (everything && waste & ~(play->kept & play->reached)) {
        count = star_count(play);
        everything = look_down(play, waste, &count);
        everything |= settle(play);
    }
    for (Mask passing = play->reached & ~before & ~play->kept; passing; passing &= passing - 1) {
        uint32_t place = lowest(passing);
        int card = play->game->order[place];
        if (may_be_placed(play, card, place)) continue;
        play->reached ^= bit(place);
        reach_copy(play, card, place, false);
    }
    return true;
}

static void begin(Play *play)
{
    for (int i = 0; i < RAYS; i++) {
        const Ray *ray = &play->rays[i];
        int height = play->heights[i] = size(ray);
        if (!height) {
            play->vacant_rays++;
            continue;
        }
        int card = outermost(ray);
        reach_copy(play, card, star_place(i, height - 1), true);
        if (height > INNER) {
            put(&play->hosts, card);
            put(&play->loose, card);
            play->held += CIRCLES;
        } else {
            put_copy(play, &play->inner, card, star_place(i, height - 1));
            play->held += height - 1;
        }
    }
    settle(play);
}

/* A card of the stock leaves the waste in the moment in which it is turned. */
static void leave(Play *play, uint32_t place)
{
    int card = play->game->order[place];
    play->left |= bit(place);
    put(&play->loose, card);
    put_copy(play, &play->outer, card, place);
    reach_copy(play, card, place, true);
}

bool shah_refuted(const Game *game, const State *state, uint32_t layer, const Decisions *made)
{
    Play play;
    uint32_t at = layer % (game->length + 1);
    memset(&play, 0, sizeof play);
    play.game = game;
    play.made = made;
    for (int card = 0; card < CARDS; card++) play.ordered |= (uint64_t)!!made->first[card] << card;
    play.mask = mask_of(state);
    play.relaxation = relaxation_of(tops_of(state));
    rays_of(state, play.rays);
    begin(&play);
    if (!moment(&play, at, true)) return true;
    while (at < game->length && !complete(&play.relaxation)) {
        uint32_t top = at;
        bool everything = false;
        at = next_card(game, play.mask, at + 1);
        play.fresh |= bit(top);
        if ((Mask)made->staying & bit(top)) continue;
        if ((Mask)made->leaving & bit(top)) {
            leave(&play, top);
            settle(&play);
            everything = true;
        }
        if (!moment(&play, at, everything)) return true;
    }
    return !complete(&play.relaxation);
}

enum End decide_shah(const Game *game, const State *state, uint32_t layer, uint64_t nodes,
                     Interest *interest, Run *run)
{
    Questions questions = {.game = game, .state = state, .layer = layer, .refuted = shah_refuted};
    int noted[NO_CARD + 1] = {0};
    Ray rays[RAYS];
    Mask stock = mask_of(state) & ~below(layer % (game->length + 1));
    if (stock) stock ^= bit((uint32_t)highest(stock)); /* After the last card, a moment has no end. */
    questions.places = stock;
    rays_of(state, rays);
    for (Mask left = mask_of(state); left; left &= left - 1) {
        uint32_t place = lowest(left);
        note_copy(&questions, noted, game->order[place], place);
    }
    for (int i = 0; i < RAYS; i++)
        for (int height = 0; height < size(&rays[i]); height++)
            note_copy(&questions, noted, ray_card(&rays[i], height), star_place(i, height));
    return decided(&questions, nodes, interest, run);
}
