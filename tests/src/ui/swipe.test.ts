import { expect, it } from 'vitest';
import { indexAfterSwipe, swipeDirection } from '#src/ui/swipe.ts';

it('a swipe counts only when its horizontal travel exceeds 80 px', () => {
  expect(swipeDirection(80, 0)).toBeNull();
  expect(swipeDirection(-80, 0)).toBeNull();
  expect(swipeDirection(81, 0)).toBe('right');
  expect(swipeDirection(-80.5, 0)).toBe('left');
});

it('a swipe counts only at angles under 30 degrees from the horizontal', () => {
  const dyAt30 = 100 * Math.tan(Math.PI / 6);
  expect(swipeDirection(100, dyAt30 - 0.01)).toBe('right');
  expect(swipeDirection(100, dyAt30 + 0.01)).toBeNull();
  expect(swipeDirection(-100, -dyAt30 + 0.01)).toBe('left');
  expect(swipeDirection(-100, -dyAt30 - 0.01)).toBeNull();
  expect(swipeDirection(2000, 2000)).toBeNull();
});

it('the card after a swipe is the next one to the left and the one before to the right, around the ends', () => {
  expect(indexAfterSwipe(0, 'left', 3)).toBe(1);
  expect(indexAfterSwipe(2, 'left', 3)).toBe(0);
  expect(indexAfterSwipe(0, 'right', 3)).toBe(2);
  expect(indexAfterSwipe(2, 'right', 3)).toBe(1);
  expect(indexAfterSwipe(0, 'left', 1)).toBe(0);
});
