import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laptopSize } from '#src/lib/laptop-size.ts';
import { laptopOutline } from '#src/ui/laptop-outline.ts';

const number = fc.oneof(fc.double(), fc.double({ min: 0, max: 25 }));
const anything = fc.record({
  name: fc.constantFrom('Apple MacBook', 'MSI Titan', ''),
  screenInches: fc.option(fc.oneof(number, fc.constantFrom(9, 13.3, 15.6, 18, 18.4))),
  resolution: fc.option(
    fc.record({ width: fc.oneof(number, fc.constant(4)), height: fc.oneof(number, fc.constant(3)) }),
  ),
  weightKg: fc.option(number),
  year: fc.option(fc.oneof(fc.double(), fc.integer({ min: 2015, max: 2030 }))),
});

const numbersIn = (text: string): number[] =>
  (text.match(/-?(?:\d[\d.]*(?:e[-+]\d+)?|NaN|Infinity)/g) ?? []).map(Number);

function edgesOf(paths: readonly string[]) {
  const numbers = paths.flatMap(numbersIn);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

const outlineOf = (screenInches: number) => {
  const size = laptopSize({ name: 'HP', screenInches, resolution: null, weightKg: null, year: 2024 });
  if (!size) throw new Error('No size');
  return laptopOutline(size);
};

const partEdges = (screenInches: number, part: string) =>
  edgesOf(outlineOf(screenInches).parts.flatMap(({ look, path }) => (look === part ? [path] : [])));
const partWidth = (screenInches: number, part: string) => {
  const { left, right } = partEdges(screenInches, part);
  return right - left;
};

const blocks = (screenInches: number) =>
  outlineOf(screenInches)
    .parts.find(({ look }) => look === 'keys')
    ?.path.match(/M/g)?.length;

describe('the drawing of a laptop', () => {
  it('lies inside its frame, whatever the figures are', () => {
    fc.assert(
      fc.property(anything, (figures) => {
        const size = laptopSize(figures);
        fc.pre(size !== null);
        const { viewBox, parts, point, label } = laptopOutline(size);
        const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = numbersIn(viewBox);
        expect([width, height]).toEqual([62, 46.5]);
        const edges = edgesOf([...parts.map(({ path }) => path), point.join(' '), label.join(' ')]);
        expect(edges.left).toBeGreaterThan(x);
        expect(edges.right).toBeLessThan(x + width);
        expect(edges.top).toBeGreaterThan(y);
        expect(edges.bottom).toBeLessThan(y + height);
      }),
      { numRuns: 1000 },
    );
  });

  it('is larger for a larger laptop, beside the same sheet', () => {
    for (const [small, large] of [
      [13.3, 14],
      [14, 16],
      [16, 18],
    ] as const) {
      expect(partWidth(large, 'shell edge')).toBeGreaterThan(partWidth(small, 'shell edge') + 1);
      expect(partWidth(large, 'sheet')).toBeCloseTo(partWidth(small, 'sheet'), 0);
    }
  });

  it('has a second block of keys where there is a number pad', () => {
    expect(blocks(14)).toBe(1);
    expect(blocks(16)).toBe(2);
  });
});
