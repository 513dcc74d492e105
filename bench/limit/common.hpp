// What both games' measuring sticks share: bits of a word and random numbers by counting.
#pragma once

#include <cstdint>
#include <cstring>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;
using i64 = std::int64_t;

constexpr u8 NONE = 255;
constexpr u64 ONE = 1;
constexpr u64 STEP = 0x9E3779B97F4A7C15;

static inline int count(u64 word) { return __builtin_popcountll(word); }
static inline int lowest(u64 word) { return __builtin_ctzll(word); }
static inline int highest(u64 word) { return 63 - __builtin_clzll(word); }

static inline int nth(u64 word, int n) {
#ifdef __BMI2__
    return lowest(_pdep_u64(ONE << n, word));
#else
    while (n--) word &= word - 1;
    return lowest(word);
#endif
}

static inline u64 mix(u64 word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    return word ^ (word >> 31);
}

static inline int below(u64 random, int n) { return int(((random >> 32) * u64(n)) >> 32); }
