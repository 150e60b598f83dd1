/* The Shah's score; shah_plan.py explains the plan. */
#include "relaxation.h"
#include "rays.h"

enum { PILE = RAYS, STACKS = RAYS + 1 }; /* the waste is the last stack */
enum { CARD_UP, BUILT, VACANT, LIFT, LIFT_INNER };

typedef struct {
    int stack, height;
} Place;

typedef struct {
    uint8_t stacks[STACKS][MOST_CARDS], heights[STACKS];
    uint8_t free[NO_CARD], copies[NO_CARD]; /* copies that are free; copies in stacks */
    Place places[NO_CARD][2];
    int wanted[FOUNDATIONS];
    uint64_t playable; /* cards of which a copy is free or on top of a stack */
} Plan;

static uint64_t its(int card) { return (uint64_t)1 << card; }

static void stack(Plan *plan, int stack, int card)
{
    int height = plan->heights[stack]++;
    plan->stacks[stack][height] = (uint8_t)card;
    plan->places[card][plan->copies[card]++] = (Place){stack, height};
}

/* Takes the top card off a stack; what was below it can be played. */
static int lifted(Plan *plan, int stack)
{
    int height = --plan->heights[stack], card = plan->stacks[stack][height];
    Place *places = plan->places[card];
    if (places[0].stack == stack && places[0].height == height) places[0] = places[1];
    plan->copies[card]--;
    if (height) plan->playable |= its(plan->stacks[stack][height - 1]);
    return card;
}

static bool is_top(const Plan *plan, Place place)
{
    return plan->heights[place.stack] == place.height + 1;
}

static Plan plan_of(const Game *game, const State *state, uint32_t at, const Ray *rays)
{
    Plan plan;
    memset(plan.heights, 0, sizeof plan.heights);
    memset(plan.free, 0, sizeof plan.free);
    memset(plan.copies, 0, sizeof plan.copies);
    plan.playable = 0;
    for (int i = 0; i < RAYS; i++)
        for (int height = 0; height < size(&rays[i]); height++)
            stack(&plan, i, ray_card(&rays[i], height));
    for (Mask left = mask_of(state); left; left &= left - 1) {
        uint32_t place = lowest(left);
        if (place < at)
            stack(&plan, PILE, game->order[place]);
        else {
            plan.free[game->order[place]]++;
            plan.playable |= its(game->order[place]);
        }
    }
    for (int i = 0; i < STACKS; i++)
        if (plan.heights[i]) plan.playable |= its(plan.stacks[i][plan.heights[i] - 1]);
    for (int i = 0; i < FOUNDATIONS; i++) plan.wanted[i] = wanted(tops_of(state), i);
    return plan;
}

/* Plays a copy of a playable card: a free one first. */
static void play(Plan *plan, int card)
{
    const Place *places = plan->places[card];
    if (plan->free[card])
        plan->free[card]--;
    else
        lifted(plan, places[!is_top(plan, places[0])].stack);
    bool more = plan->free[card];
    for (int i = 0; i < plan->copies[card]; i++) more |= is_top(plan, places[i]);
    if (!more) plan->playable &= ~its(card);
}

static void play_all(Plan *plan)
{
    for (bool played = true; played;) {
        played = false;
        for (int i = 0; i < FOUNDATIONS; i++) {
            int *rank = &plan->wanted[i], suit = RANKS * (i / 2);
            for (; *rank < RANKS && plan->playable & its(suit + *rank); ++*rank) {
                play(plan, suit + *rank);
                played = true;
            }
        }
    }
}

static int32_t cost_above(const Plan *plan, Place place, const int32_t *weights)
{
    int count = plan->heights[place.stack] - place.height - 1, inner = 0;
    if (place.stack != PILE && place.height < INNER - 1)
        inner = count < INNER - 1 - place.height ? count : INNER - 1 - place.height;
    return inner * weights[LIFT_INNER] + (count - inner) * weights[LIFT];
}

/* Finds the wanted card that is cheapest to uncover, and its cost; false if all are placed. */
static bool cheapest(const Plan *plan, const int32_t *weights, Place *best, int32_t *cost)
{
    bool any = false;
    for (int i = 0; i < FOUNDATIONS; i++) {
        int card = RANKS * (i / 2) + plan->wanted[i];
        if (plan->wanted[i] == RANKS) continue;
        for (int copy = 0; copy < plan->copies[card]; copy++) {
            Place place = plan->places[card][copy];
            int32_t its = cost_above(plan, place, weights);
            if (any && its >= *cost) continue;
            any = true;
            *cost = its;
            *best = place;
        }
    }
    return any;
}

static int32_t plan_cost(Plan *plan, const int32_t *weights)
{
    int32_t total = 0, cost = 0;
    Place best = {0, 0};
    for (play_all(plan); cheapest(plan, weights, &best, &cost); play_all(plan)) {
        total += cost;
        while (!is_top(plan, best)) {
            int card = lifted(plan, best.stack);
            plan->free[card]++;
            plan->playable |= its(card);
        }
    }
    return total;
}

int32_t shah_score(const Game *game, const State *state, uint32_t layer)
{
    Ray rays[RAYS];
    const int32_t *weights = game->weights;
    int32_t score = 0;
    rays_of(state, rays);
    for (int i = 0; i < FOUNDATIONS; i++) score += weights[CARD_UP] * wanted(tops_of(state), i);
    for (int i = 0; i < RAYS; i++) {
        if (rays[i].piled > 1) score += weights[BUILT] * (rays[i].piled - 1);
        if (!size(&rays[i])) score += weights[VACANT];
    }
    Plan plan = plan_of(game, state, layer % (game->length + 1), rays);
    return score - plan_cost(&plan, weights);
}
