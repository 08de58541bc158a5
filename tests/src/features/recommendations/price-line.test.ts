import { expect, it } from 'vitest';
import { ratingOf } from '#src/features/recommendations/cards/price-line.tsx';
import { filledWidth } from '#src/ui/rating.tsx';

const attributes = (stars: string | number, reviews: string | number) => [
  { key: 'Valoracion', value: stars },
  { key: 'Reviews', value: reviews },
];

it.each([
  [4.5, 1234, '4,5 de 5 (1234 valoraciones)'],
  ['4,5', '12', '4,5 de 5 (12 valoraciones)'],
  ['4,5 de 5 estrellas', '1.234 valoraciones', '4,5 de 5 (1234 valoraciones)'],
  [5, 1, '5 de 5 (1 valoración)'],
])("the rating of a computer with 'Valoracion' %j and 'Reviews' %j is «%s»", (stars, reviews, label) => {
  expect(ratingOf(attributes(stars, reviews))?.label).toBe(label);
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
])('a computer has no rating with %s', (_, given) => {
  expect(ratingOf(given)).toBeNull();
});

it('stars are filled whole and in parts, without their gaps, and never beyond the row', () => {
  expect([-3, 0, 1, 2.25, 4, 4.5, 5, 9].map(filledWidth)).toEqual([0, 0, 24, 55, 96, 108, 120, 120]);
});
