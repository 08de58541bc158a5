/** What counts as a swipe, apart from any screen. */

/** Horizontal travel must exceed this. */
export const SWIPE_MIN_TRAVEL_PX = 80;
/** The angle between the movement and the horizontal must stay under this. */
export const SWIPE_MAX_ANGLE_DEGREES = 30;

export type SwipeDirection = 'left' | 'right';

const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Which way a finger that travelled `dx`, `dy` pixels (right and down positive) swiped; `null` if it did not. */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.abs(dx) <= SWIPE_MIN_TRAVEL_PX) return null;
  const angle = Math.atan2(Math.abs(dy), Math.abs(dx)) * DEGREES_PER_RADIAN;
  if (angle >= SWIPE_MAX_ANGLE_DEGREES) return null;
  return dx < 0 ? 'left' : 'right';
}

/** The place one swipe away from `index` among `count`, around the ends: to the left comes the next, to the right the one before. */
export function indexAfterSwipe(index: number, direction: SwipeDirection, count: number): number {
  return (index + (direction === 'left' ? 1 : -1) + count) % count;
}
