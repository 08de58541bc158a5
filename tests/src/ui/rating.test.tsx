import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filledWidth, Rating } from '#src/ui/rating.tsx';

const stars = fc.double({ min: 0, max: 5, noNaN: true });

it('the star rating fills nothing at 0, everything at 5, half of the fifth star at 4,5, and never more than the row', () => {
  expect([-3, 0, 4.5, 5, 9].map(filledWidth)).toEqual([0, 0, 108, 120, 120]);
});

it('the star rating fills more for more, and whole stars to their end', () => {
  fc.assert(
    fc.property(stars, stars, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(filledWidth(low)).toBeLessThanOrEqual(filledWidth(high));
      expect(filledWidth(low)).toBeGreaterThanOrEqual(Math.floor(low) * 24);
    }),
  );
});

it('the star rating shows the figures as tooltip and as text', () => {
  render(<Rating value={4.5} label="4,5 de 5 (128 valoraciones)" />);
  expect(screen.getByTitle('4,5 de 5 (128 valoraciones)')).toBe(
    screen.getByText('4,5 de 5 (128 valoraciones)').parentElement,
  );
});
