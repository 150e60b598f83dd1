/* The Shah's rays: words 2 to 5 of a state, two rays to a word, four bytes for each ray. */
#ifndef DIVAN_RAYS_H
#define DIVAN_RAYS_H

#include "cards.h"

enum { RAYS = 8, CIRCLES = 3, INNER = 2, QUEEN = RANKS - 1 };

typedef struct {
    uint8_t inner[INNER], base; /* NO_CARD if there is none */
    uint8_t piled; /* the number of cards in circle 3's pile, which descends by one rank from base */
} Ray;

static inline void rays_of(const State *state, Ray *rays)
{
    for (int i = 0; i < RAYS; i++) {
        uint32_t ray = (uint32_t)(state->word[2 + i / 2] >> (i % 2 * 32));
        rays[i] = (Ray){{ray & 255, ray >> 8 & 255}, ray >> 16 & 255, (uint8_t)(ray >> 24)};
    }
}

static inline void set_ray(State *state, int i, Ray ray)
{
    uint64_t *word = &state->word[2 + i / 2], half = 0xFFFFFFFFu;
    uint32_t bits = ray.inner[0] | (uint32_t)ray.inner[1] << 8 | (uint32_t)ray.base << 16 |
                    (uint32_t)ray.piled << 24;
    *word = (*word & ~(half << i % 2 * 32)) | (uint64_t)bits << i % 2 * 32;
}

static inline int size(const Ray *ray)
{
    return ray->inner[0] == NO_CARD ? 0 : ray->inner[1] == NO_CARD ? 1 : INNER + ray->piled;
}

/* The card at a height in the ray, 0 for circle 1. */
static inline int ray_card(const Ray *ray, int height)
{
    return height < INNER ? ray->inner[height] : ray->base - (height - INNER);
}

static inline int outermost(const Ray *ray) { return ray_card(ray, size(ray) - 1); }

#endif
