/* The Shah, encoded for the search; encodings/shah.py gives the reasons. */
#include "relaxation.h"
#include "rays.h"

enum { LATE = 16 }; /* cards in the stock */
enum { TURN, WASTE, DEAL, FILL, PLAY = 8, BUILD = 32, PRIVILEGE = 128 };

/* A state, unpacked. */
typedef struct {
    Mask mask;
    uint32_t tops;
    Ray rays[RAYS];
} Star;

/* Where children are written, and the state that they come from. */
typedef struct {
    Child *at;
    const State *from;
    const Game *game;
} Out;

/* Starts a child with the cards of the row and the foundations; its rays are as they were. */
static State *begun(Out *out, Mask mask, uint32_t tops, uint32_t layer, int code)
{
    Child *child = out->at++;
    child->layer = layer;
    child->code = (uint32_t)code;
    child->state = *out->from;
    set_row(&child->state, mask, tops);
    return &child->state;
}

static Ray pushed(Ray ray, int card)
{
    if (ray.inner[0] == NO_CARD)
        ray.inner[0] = (uint8_t)card;
    else if (ray.inner[1] == NO_CARD)
        ray.inner[1] = (uint8_t)card;
    else if (!ray.piled++)
        ray.base = (uint8_t)card;
    return ray;
}

static Ray popped(Ray ray)
{
    if (!ray.piled)
        ray.inner[ray.inner[1] != NO_CARD] = NO_CARD;
    else if (!--ray.piled)
        ray.base = NO_CARD;
    return ray;
}

/* The card that may be built on the ray's circle-3 pile; NO_CARD if none may. */
static int taken(const Ray *ray)
{
    if (!ray->piled) return NO_CARD;
    int card = outermost(ray);
    return card % RANKS ? card - 1 : NO_CARD;
}

static uint32_t layer_of(const Game *game, uint32_t circles, uint32_t at)
{
    return (at == game->length ? CIRCLES - 1 : circles - 1) * (game->length + 1) + at;
}

static void plays(Out *out, const Star *star, uint32_t layer, int top)
{
    int foundation;
    if (top >= 0 && (foundation = taker(star->tops, out->game->order[top])) >= 0)
        begun(out, star->mask ^ bit((uint32_t)top), raised(star->tops, foundation), layer, WASTE);
    for (int i = 0; i < RAYS; i++) {
        const Ray *ray = &star->rays[i];
        if (!size(ray) || (foundation = taker(star->tops, outermost(ray))) < 0) continue;
        State *then = begun(out, star->mask, raised(star->tops, foundation), layer, PLAY + i);
        set_ray(then, i, popped(*ray));
    }
}

static void forming(Out *out, const Star *star, uint32_t circles, uint32_t at, int vacancy)
{
    const Game *game = out->game;
    int first = vacancy >= 0 ? vacancy : 0, last = vacancy >= 0 ? vacancy : RAYS - 1;
    int code = vacancy >= 0 ? FILL : DEAL;
    Mask mask = star->mask;
    State *then = begun(out, mask, star->tops, 0, code);
    for (int i = first; i <= last && at < game->length; i++) {
        set_ray(then, i, pushed(star->rays[i], game->order[at]));
        mask ^= bit(at);
        at = next_card(game, mask, at);
    }
    set_row(then, mask, star->tops);
    out->at[-1].layer = layer_of(game, circles + (code == DEAL), at);
}

static void fill_or_turn(Out *out, const Star *star, uint32_t layer, int vacancy, int top)
{
    const Game *game = out->game;
    uint32_t at = layer % (game->length + 1);
    if (vacancy >= 0 && top >= 0) {
        State *then = begun(out, star->mask ^ bit((uint32_t)top), star->tops, layer, FILL);
        set_ray(then, vacancy, pushed(star->rays[vacancy], game->order[top]));
    } else if (at < game->length) {
        uint32_t to = layer_of(game, CIRCLES, next_card(game, star->mask, at + 1));
        begun(out, star->mask, star->tops, to, TURN);
    }
}

static void builds_and_privileges(Out *out, const Star *star, uint32_t layer, int top)
{
    int takes[RAYS];
    for (int target = 0; target < RAYS; target++) takes[target] = taken(&star->rays[target]);
    for (int target = 0; top >= 0 && target < RAYS; target++) {
        int card = out->game->order[top];
        if (takes[target] != card) continue;
        State *then = begun(out, star->mask ^ bit((uint32_t)top), star->tops, layer,
                            BUILD + RAYS * RAYS + target);
        set_ray(then, target, pushed(star->rays[target], card));
    }
    for (int source = 0; source < RAYS; source++) {
        if (!star->rays[source].piled) continue;
        int card = outermost(&star->rays[source]);
        for (int target = 0; target < RAYS; target++) {
            bool privilege = !size(&star->rays[target]);
            if (!privilege && takes[target] != card) continue;
            int code = (privilege ? PRIVILEGE : BUILD) + RAYS * source + target;
            State *then = begun(out, star->mask, star->tops, layer, code);
            set_ray(then, source, popped(star->rays[source]));
            set_ray(then, target, pushed(star->rays[target], card));
        }
    }
}

static int children(const Game *game, const State *state, uint32_t layer, Child *children)
{
    Out out = {children, state, game};
    Star star = {mask_of(state), tops_of(state), {{{0}, 0, 0}}};
    uint32_t at = layer % (game->length + 1), circles = layer / (game->length + 1) + 1;
    int top = highest(star.mask & below(at)), vacancy = -1;
    rays_of(state, star.rays);
    for (int i = 0, least = (int)circles; i < RAYS; i++)
        if (size(&star.rays[i]) < least) {
            least = size(&star.rays[i]);
            vacancy = i;
        }
    plays(&out, &star, layer, top);
    if (circles < CIRCLES)
        forming(&out, &star, circles, at, vacancy);
    else {
        fill_or_turn(&out, &star, layer, vacancy, top);
        builds_and_privileges(&out, &star, layer, top);
    }
    return (int)(out.at - children);
}

static bool is_turn(uint32_t code) { return code >= BUILD; }

static uint32_t ahead(const Game *game, const State *state, uint32_t layer)
{
    (void)game, (void)state, (void)layer;
    return 0;
}

/* Whether it is proved that no win takes at most so many more turns. Late in a game, and where turns
 * don't matter, by the proof that takes longer and sees more. */
static bool beyond(const Game *game, const State *state, uint32_t layer, uint32_t turns)
{
    static const Decisions UNDECIDED = {0, 0, {0}};
    uint32_t stock = game->length - layer % (game->length + 1);
    if (turns >= EVER / 2 && layer >= game->probed_from && stock <= LATE)
        return shah_refuted(game, state, layer, &UNDECIDED);
    return (game->length < 64 ? shah_beyond_narrow : shah_beyond)(game, state, layer, turns);
}

static bool provably_lost(const Game *game, const State *state, uint32_t layer)
{
    return beyond(game, state, layer, EVER);
}

void open_shah(Game *game)
{
    game->is_turn = is_turn;
    game->ahead = ahead;
    game->beyond = beyond;
    game->proved_from = UINT32_MAX;
    game->decided_from = UINT32_MAX;
    game->children = children;
    game->score = shah_score;
    game->provably_lost = provably_lost;
    game->probed_from = (CIRCLES - 1) * (game->length + 1);
    game->probe = decide_shah;
}
