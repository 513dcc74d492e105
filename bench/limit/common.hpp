// What the yardsticks of both games share: bit operations and counter-based random numbers.
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

// Writes number + (place << shift) for each bit of a byte that is set, eight at once where the
// processor can, as in the kernels; the list needs room for eight more.
struct Places {
    alignas(8) u8 of[256][8];
    constexpr Places() : of{} {
        for (int byte = 0; byte < 256; ++byte)
            for (int bit = 0, n = 0; bit < 8; ++bit)
                if (byte >> bit & 1) of[byte][n++] = u8(bit);
    }
};
static constexpr Places PLACES;

static inline int put_byte(i16 *out, int n, unsigned byte, int shift, int number) {
#ifdef __AVX2__
    __m128i places = _mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i *)PLACES.of[byte]));
    __m128i numbers = _mm_add_epi16(_mm_slli_epi16(places, shift), _mm_set1_epi16(i16(number)));
    _mm_storeu_si128((__m128i *)(out + n), numbers);
#else
    for (int k = 0; k < 8; ++k) out[n + k] = i16(number + (PLACES.of[byte][k] << shift));
#endif
    return n + count(byte);
}

static inline int put_word(i16 *out, int n, u64 word, int number) {
    for (; word; word >>= 8, number += 8) n = put_byte(out, n, word & 0xFF, 0, number);
    return n;
}
