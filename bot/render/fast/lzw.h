/* GIF's LZW for pictures of 256 entries, one of which may come in long runs. */
#ifndef DIVAN_LZW_H
#define DIVAN_LZW_H

#include <stddef.h>
#include <stdint.h>

enum { MOST_PIXELS = 1 << 26 };

/* A size in bytes that no picture of so many pixels exceeds, whatever it shows. */
size_t most_packed(size_t pixels);

/* Packs 1 to MOST_PIXELS pixels, in blocks as they stand in a file, without the empty one after them.
 * Returns their size. Runs of the free entry take the time of their codes, whose number is about the
 * square root of twice their length; other pixels are looked up one by one. */
size_t pack(const uint8_t *pixels, size_t count, uint8_t free_entry, uint8_t *to);

#endif
