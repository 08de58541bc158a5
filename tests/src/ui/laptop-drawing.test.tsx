import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LaptopFigures, laptopSize } from '#src/lib/laptop-size.ts';
import { LaptopDrawing } from '#src/ui/laptop-drawing.tsx';

const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 25 }));
const anything = fc.record({
  name: fc.constantFrom('Apple MacBook', 'MSI Titan', ''),
  screenInches: fc.constantFrom(9, 13.3, 15.6, 18, 18.4),
  resolution: fc.option(
    fc.record({ width: fc.oneof(number, fc.constant(4)), height: fc.oneof(number, fc.constant(3)) }),
  ),
  weightKg: fc.option(number),
  year: fc.option(fc.oneof(fc.double(), fc.integer({ min: 2015, max: 2030 }))),
});

function draw(figures: LaptopFigures): Element {
  const size = laptopSize(figures);
  if (!size) throw new Error('No size');
  const { unmount } = render(<LaptopDrawing size={size} alt="Portátil" />);
  const drawing = screen.getByRole('img', { name: 'Portátil' });
  unmount();
  return drawing;
}

const numbersIn = (text: string | null | undefined): number[] =>
  (text?.match(/-?(?:\d*\.?\d+(?:e[-+]?\d+)?|NaN|Infinity)/g) ?? []).map(Number);

/** The corners of a rectangle where the plane of its group puts them. */
function cornersOf(rectangle: Element) {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(rectangle.parentElement?.getAttribute('transform'));
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(rectangle.getAttribute(name)),
  );
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((up) => [across, up] as const));
  return corners.map(([across, up]) => ({ x: a * across + c * up, y: b * across + d * up }));
}

function edgesOf(drawing: Element, rectangles = 'rect') {
  const corners = [...drawing.querySelectorAll(rectangles)].flatMap(cornersOf);
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** What the base is high at most, in the frame's unit. */
const BASE = 1.9;

it('the drawing of a laptop lies inside its frame, and has less than 3 kB, whatever the figures are', () => {
  const property = fc.property(anything, (figures) => {
    const drawing = draw(figures);
    const [x = Number.NaN, y = Number.NaN, width, height] = numbersIn(drawing.getAttribute('viewBox'));
    expect([width, height]).toEqual([62, 46.5]);
    const { left, right, top, bottom } = edgesOf(drawing);
    expect(left).toBeGreaterThan(x);
    expect(right).toBeLessThan(x + 62);
    expect(top).toBeGreaterThan(y);
    expect(bottom + BASE).toBeLessThan(y + 46.5);
    expect(drawing.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(drawing.outerHTML.length).toBeLessThan(3000);
  });
  fc.assert(property, { numRuns: 60 });
});

it('the drawing of a larger laptop is larger, before the same sheet', () => {
  const known = { name: 'HP 250', resolution: null, weightKg: 1.4, year: 2024 };
  const widths = (rectangles: string) =>
    [13.3, 14, 16, 18].map((screenInches) => {
      const { left, right } = edgesOf(draw({ ...known, screenInches }), rectangles);
      return right - left;
    });
  const shells = widths('[fill="var(--shell)"]');
  for (const [index, shell] of shells.slice(1).entries()) expect(shell).toBeGreaterThan((shells[index] ?? shell) + 1);
  expect(new Set(widths('[fill="var(--color-raised)"]')).size).toBe(1);
});
