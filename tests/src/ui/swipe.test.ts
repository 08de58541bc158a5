import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterSwipe, swipeDirection } from '#src/ui/swipe.ts';

const pixels = fc.integer({ min: -2000, max: 2000 });

describe('swipes between cards', () => {
  it('counts horizontal travel only when it exceeds 80 px', () => {
    expect(swipeDirection(80, 0)).toBeNull();
    expect(swipeDirection(-80, 0)).toBeNull();
    expect(swipeDirection(81, 0)).toBe('right');
    expect(swipeDirection(-80.5, 0)).toBe('left');
  });

  it('counts only angles under 30 degrees from the horizontal', () => {
    const dyAt30 = 100 * Math.tan(Math.PI / 6);
    expect(swipeDirection(100, dyAt30 - 0.01)).toBe('right');
    expect(swipeDirection(100, dyAt30 + 0.01)).toBeNull();
    expect(swipeDirection(-100, -dyAt30 + 0.01)).toBe('left');
    expect(swipeDirection(-100, -dyAt30 - 0.01)).toBeNull();
  });

  it('counts a longer and flatter movement wherever it counts a shorter and steeper one', () => {
    const swipes = fc.tuple(pixels, pixels).filter(([dx, dy]) => swipeDirection(dx, dy) !== null);
    fc.assert(
      fc.property(swipes, fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }), ([dx, dy], further, flatter) => {
        expect(swipeDirection(dx + Math.sign(dx) * further, dy * flatter)).toBe(swipeDirection(dx, dy));
      }),
    );
  });

  it('never counts a movement that is as vertical as horizontal', () => {
    fc.assert(
      fc.property(pixels, pixels, (dx, dy) => {
        expect(swipeDirection(dx, Math.abs(dx) + Math.abs(dy))).toBeNull();
      }),
    );
  });

  it('is the same upwards and downwards, and mirrored from left to right', () => {
    const mirrored = { left: 'right', right: 'left' } as const;
    fc.assert(
      fc.property(pixels, pixels, (dx, dy) => {
        const direction = swipeDirection(dx, dy);
        expect(swipeDirection(dx, -dy)).toBe(direction);
        expect(swipeDirection(-dx, dy)).toBe(direction && mirrored[direction]);
      }),
    );
  });
});

describe('the card after a swipe', () => {
  it('is the next one to the left and the one before to the right, around the ends', () => {
    expect(indexAfterSwipe(0, 'left', 3)).toBe(1);
    expect(indexAfterSwipe(2, 'left', 3)).toBe(0);
    expect(indexAfterSwipe(0, 'right', 3)).toBe(2);
  });

  it('visits every card once and returns, and one direction undoes the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (count, start) => {
        const index = start % count;
        const visited = new Set<number>();
        let at = index;
        for (let step = 0; step < count; step += 1) {
          visited.add(at);
          at = indexAfterSwipe(at, 'left', count);
        }
        expect([visited.size, at]).toEqual([count, index]);
        expect(indexAfterSwipe(indexAfterSwipe(index, 'left', count), 'right', count)).toBe(index);
      }),
    );
  });
});
