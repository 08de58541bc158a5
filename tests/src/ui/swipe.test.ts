import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterSwipe, SWIPE_MAX_ANGLE_DEGREES, SWIPE_MIN_TRAVEL_PX, swipeDirection } from '#src/ui/swipe.ts';

const pixels = fc.integer({ min: -2000, max: 2000 });
const angleOf = (dx: number, dy: number) => (Math.atan2(Math.abs(dy), Math.abs(dx)) * 180) / Math.PI;

describe('swipes between cards', () => {
  it('takes 80 px and 30 degrees as thresholds', () => {
    expect([SWIPE_MIN_TRAVEL_PX, SWIPE_MAX_ANGLE_DEGREES]).toEqual([80, 30]);
  });

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

  it('holds both thresholds for every movement', () => {
    fc.assert(
      fc.property(pixels, pixels, (dx, dy) => {
        const counts = Math.abs(dx) > 80 && angleOf(dx, dy) < 30;
        const way = dx < 0 ? 'left' : 'right';
        expect(swipeDirection(dx, dy)).toBe(counts ? way : null);
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

  it('visits every card once and comes back, and one way undoes the other', () => {
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
