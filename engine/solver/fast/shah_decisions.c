/* The Shah's proof of loss with decisions; shah_decisions.py gives the argument. Copy by copy, as it
 * is tried for few states. */
#include "rays.h"
#include "relaxation.h"

enum { PLACES = RAYS * CIRCLES, MOST_IN_STAR = 128 };

/* The place of a card of the star, as that of one of the row is its index there. */
static uint32_t star_place(int ray, int height)
{
    return (uint32_t)(MOST_CARDS + 16 * ray + height);
}

/* A card of the star: its place in the order of decisions, and whether it is in circle 1 or 2. */
typedef struct {
    uint8_t card, turn;
    bool fixed;
} Held;

typedef struct {
    const Game *game;
    const Decisions *made;
    Mask mask, reached, kept, left;
    Ray rays[RAYS];
    Held star[MOST_IN_STAR];
    int held; /* how many cards of the star, with those of the row that have left it for good */
    int bare[RAYS], vacant_rays;
    uint8_t loose[NO_CARD + 1];  /* how many copies may be kept outside of the inner circles */
    uint8_t copies[NO_CARD][COPIES]; /* which copies of a pair have been reached, first one first */
    Relaxation relaxation;
} Play;

/* Cards counted one by one, those of circles 1 and 2 first. */
typedef struct {
    uint8_t seen[NO_CARD], needing[NO_CARD];
    uint8_t takers[NO_CARD]; /* those of them that are in the star, or have been kept before */
    int of[SUITS], fixed;
} Count;

/* Whether the copy of a card in this place is placed first (1) or second (2); 0 if that is open. */
static int turn_at(const Play *play, int card, uint32_t place)
{
    int first = play->made->first[card];
    return first ? first == (int)place + 1 ? 1 : 2 : 0;
}

static int turn_of(const Play *play, uint32_t place)
{
    return turn_at(play, play->game->order[place], place);
}

static int star_turn(const Play *play, int ray, int height)
{
    return turn_at(play, ray_card(&play->rays[ray], height), star_place(ray, height));
}

static void reach_copy(Play *play, int card, int turn, int by)
{
    uint8_t *free = &play->relaxation.free[card];
    if (!turn) {
        *free = (uint8_t)(*free + by);
        return;
    }
    play->copies[card][turn - 1] = by > 0;
    *free = play->copies[card][0] ? 1 + play->copies[card][1] : 0;
}

static bool may_be_placed(const Play *play, int card, int turn)
{
    return up(&play->relaxation, card) >= (turn ? turn : 1);
}

/* How many cards of a suit certainly need a place of their own: from the queen down, each card may be
 * on one that has a place, or that is on another in turn. */
static int stuck_of(const Play *play, const Count *count, int suit)
{
    int stuck = 0, room = 0;
    for (int card = RANKS * suit + QUEEN; card >= RANKS * suit; card--) {
        int all = count->needing[card], takers = count->takers[card];
        int taken = all < room ? all : room, left = room - taken;
        int others = play->loose[card] > takers ? play->loose[card] - takers : 0;
        stuck += all - taken;
        room = takers + (others < left ? others : left);
    }
    return stuck;
}

static int stuck(const Count *count)
{
    return count->fixed + count->of[0] + count->of[1] + count->of[2] + count->of[3];
}

/* Counts a card; returns whether it isn't taken for placed. */
static bool counted(const Play *play, Count *count, int card, int turn)
{
    int placed = up(&play->relaxation, card);
    if (turn) return placed < turn;
    return ++count->seen[card] > placed;
}

static Count star_count(const Play *play)
{
    Count count;
    memset(&count, 0, sizeof count);
    for (int i = 0; i < play->held; i++) {
        const Held *held = &play->star[i];
        if (!counted(play, &count, held->card, held->turn)) continue;
        if (held->fixed)
            count.fixed++;
        else {
            count.needing[held->card]++;
            count.takers[held->card]++;
        }
    }
    for (int suit = 0; suit < SUITS; suit++) count.of[suit] = stuck_of(play, &count, suit);
    return count;
}

static void count_card(const Play *play, Count *count, uint32_t place)
{
    int card = play->game->order[place];
    if (!counted(play, count, card, turn_of(play, place))) return;
    count->needing[card]++;
    if (play->kept & bit(place)) count->takers[card]++;
    count->of[card / RANKS] = stuck_of(play, count, card / RANKS);
}

/* Whether all cards of a pile may be gone: placed, built elsewhere, or each in a vacant ray. */
static bool leaves(const Play *play, int i)
{
    const Ray *ray = &play->rays[i];
    int homeless = 0;
    for (int height = INNER; height < size(ray); height++) {
        int card = ray_card(ray, height), under = height > INNER;
        if (may_be_placed(play, card, star_turn(play, i, height))) continue;
        if (card % RANKS == QUEEN || play->loose[card + 1] <= under) homeless++;
    }
    return homeless <= play->vacant_rays;
}

static bool bared(Play *play, int i)
{
    const Ray *ray = &play->rays[i];
    int depth = play->bare[i];
    if (!depth) return false;
    int outer = ray_card(ray, depth - 1);
    if (depth > INNER ? !leaves(play, i) : !may_be_placed(play, outer, star_turn(play, i, depth - 1)))
        return false;
    play->bare[i]--;
    if (depth == 1)
        play->vacant_rays++;
    else {
        int next = ray_card(ray, depth - 2);
        reach_copy(play, next, star_turn(play, i, depth - 2), 1);
    }
    return true;
}

static bool settle(Play *play)
{
    bool changed = false;
    for (bool more = true; more;) {
        more = false;
        for (int suit = 0; suit < SUITS; suit++) more |= climb(&play->relaxation, suit);
        for (int i = 0; i < RAYS; i++) more |= bared(play, i);
        changed |= more;
    }
    return changed;
}

static bool look_down(Play *play, uint32_t at)
{
    bool more = false;
    Count count = star_count(play);
    for (Mask waste = play->mask & below(at) & ~play->left; waste && stuck(&count) <= PLACES;) {
        uint32_t place = (uint32_t)highest(waste);
        int card = play->game->order[place], turn = turn_of(play, place);
        waste ^= bit(place);
        if (!(play->reached & bit(place))) {
            play->reached |= bit(place);
            reach_copy(play, card, turn, 1);
            more = true;
        }
        count_card(play, &count, place);
        if (stuck(&count) <= PLACES && !(play->kept & bit(place))) {
            play->kept |= bit(place);
            play->loose[card]++;
            more = true;
        }
    }
    if (!more) return false;
    settle(play);
    return true;
}

/* What can be reached at this point of the stock; false if the star can't hold what it must. */
static bool moment(Play *play, uint32_t at)
{
    Mask before = play->reached;
    while (look_down(play, at)) continue;
    for (Mask passing = play->reached & ~before & ~play->kept; passing; passing &= passing - 1) {
        uint32_t place = lowest(passing);
        int card = play->game->order[place], turn = turn_of(play, place);
        if (may_be_placed(play, card, turn)) continue;
        play->reached ^= bit(place);
        reach_copy(play, card, turn, -1);
    }
    Count count = star_count(play);
    return stuck(&count) <= PLACES;
}

static void hold(Play *play, int card, int turn, bool fixed)
{
    play->star[play->held++] = (Held){(uint8_t)card, (uint8_t)turn, fixed};
}

static void begin(Play *play)
{
    for (int i = 0; i < RAYS; i++)
        for (int height = 0; height < INNER && height < size(&play->rays[i]); height++) {
            int card = ray_card(&play->rays[i], height);
            hold(play, card, star_turn(play, i, height), true);
        }
    for (int i = 0; i < RAYS; i++) {
        const Ray *ray = &play->rays[i];
        int height = size(ray);
        play->bare[i] = height < CIRCLES ? height : CIRCLES;
        if (!height) play->vacant_rays++;
        if (height && height <= INNER) {
            int card = outermost(ray);
            reach_copy(play, card, star_turn(play, i, height - 1), 1);
        }
        for (int k = INNER; k < height; k++) {
            int card = ray_card(ray, k);
            hold(play, card, star_turn(play, i, k), false);
            play->loose[card]++;
            reach_copy(play, card, star_turn(play, i, k), 1);
        }
    }
    settle(play);
}

/* A card of the stock leaves the waste in the moment in which it is turned. */
static void leave(Play *play, uint32_t place)
{
    int card = play->game->order[place], turn = turn_of(play, place);
    play->left |= bit(place);
    play->loose[card]++;
    hold(play, card, turn, false);
    reach_copy(play, card, turn, 1);
    settle(play);
}

bool shah_refuted(const Game *game, const State *state, uint32_t layer, const Decisions *made)
{
    Play play;
    uint32_t at = layer % (game->length + 1);
    memset(&play, 0, sizeof play);
    play.game = game;
    play.made = made;
    play.mask = mask_of(state);
    play.relaxation = relaxation_of(tops_of(state));
    rays_of(state, play.rays);
    begin(&play);
    if (!moment(&play, at)) return true;
    while (at < game->length && !complete(&play.relaxation)) {
        uint32_t top = at;
        at = next_card(game, play.mask, at + 1);
        if ((Mask)made->staying & bit(top)) continue;
        if ((Mask)made->leaving & bit(top)) leave(&play, top);
        if (!moment(&play, at)) return true;
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
