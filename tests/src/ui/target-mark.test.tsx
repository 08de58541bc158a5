import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Closeness, VerdictMark } from '#src/ui/target-mark.tsx';

const figure = (circle: Element | undefined, name: string) => Number(circle?.getAttribute(name));

/** The distance of the point from the centre, as a share of the radius of the ring. */
function distanceOf(fit: Closeness): number {
  const { container } = render(<VerdictMark fit={fit} />);
  const [ring, point] = container.querySelectorAll('circle');
  const [x, y] = ['cx', 'cy'].map((name) => figure(point, name) - figure(ring, name));
  return Math.hypot(x ?? NaN, y ?? NaN) / figure(ring, 'r');
}

it('the target of a verdict has its point in the centre if all is as asked, and farther out the more is missing', () => {
  const distances = [1, 0.8, 0.5, 0].map((share) => distanceOf({ share, serves: true }));
  expect(distances[0]).toBe(0);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(new Set(distances)).toHaveLength(4);
  expect(distances[3]).toBeLessThan(1);
});

it('the target of a laptop that does not serve has its point outside of the ring, however close it comes', () => {
  expect(distanceOf({ share: 0.9, serves: false })).toBeGreaterThan(1);
});
