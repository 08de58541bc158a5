import { describe, expect, it } from 'vitest';
import { ratingOf } from '#src/features/recommendations/cards/price-line.tsx';

const attributes = (stars: string | number, reviews: string | number) => [
  { key: 'Valoracion', value: stars },
  { key: 'Reviews', value: reviews },
];

describe('the rating of a computer', () => {
  it("reads '{x} de 5 ({n} valoraciones)' from 'Valoracion' and 'Reviews'", () => {
    expect(ratingOf(attributes(4.5, 1234))).toEqual({
      stars: 4.5,
      reviews: 1234,
      label: '4,5 de 5 (1234 valoraciones)',
    });
    expect(ratingOf(attributes('4,5', '12'))?.label).toBe('4,5 de 5 (12 valoraciones)');
    expect(ratingOf(attributes('4,5 de 5 estrellas', '1.234 valoraciones'))?.label).toBe(
      '4,5 de 5 (1234 valoraciones)',
    );
    expect(ratingOf(attributes(5, 1))?.label).toBe('5 de 5 (1 valoración)');
  });

  it.each([
    ['no attributes', []],
    ['stars without a count', [{ key: 'Valoracion', value: 4 }]],
    ['a count without stars', [{ key: 'Reviews', value: 12 }]],
    ['no reviews', attributes(4, 0)],
    ['more than five stars', attributes(6, 12)],
    ['fewer than none', attributes(-1, 12)],
    ['something that is no number', attributes('muy bueno', 12)],
    ['an empty text', attributes('', 12)],
  ])('shows none with %s', (_, given) => {
    expect(ratingOf(given)).toBeNull();
  });
});
