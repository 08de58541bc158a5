import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledWidth, Rating } from '#src/ui/rating.tsx';

const stars = fc.double({ min: 0, max: 5, noNaN: true });

describe('the star rating', () => {
  it('fills nothing at 0, everything at 5, and half of the fifth star at 4,5', () => {
    expect([filledWidth(0), filledWidth(5), filledWidth(4.5)]).toEqual([0, 120, 108]);
  });

  it('fills more for more, whole stars to their end, and never outside the row', () => {
    fc.assert(
      fc.property(stars, stars, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(filledWidth(low)).toBeLessThanOrEqual(filledWidth(high));
        expect(filledWidth(high)).toBeLessThanOrEqual(120);
        expect(filledWidth(low)).toBeGreaterThanOrEqual(Math.floor(low) * 24);
      }),
    );
    expect([filledWidth(-3), filledWidth(9)]).toEqual([0, 120]);
  });

  it('shows the figures as tooltip and as text', () => {
    render(<Rating value={4.5} label="4,5 de 5 (128 valoraciones)" />);
    expect(screen.getByTitle('4,5 de 5 (128 valoraciones)')).toBe(
      screen.getByText('4,5 de 5 (128 valoraciones)').parentElement,
    );
  });
});
