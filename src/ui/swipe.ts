import { type RefObject, useEffect, useEffectEvent } from 'react';

const SWIPE_MIN_TRAVEL_PX = 80;
/** A swipe is at most this far from the horizontal. */
const SWIPE_MAX_ANGLE_DEGREES = 30;

export type SwipeDirection = 'left' | 'right';

const DEGREES_PER_RADIAN = 180 / Math.PI;

/** The direction of a finger's travel in pixels (right and down positive); `null` if it was no swipe. */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.abs(dx) <= SWIPE_MIN_TRAVEL_PX) return null;
  const angle = Math.atan2(Math.abs(dy), Math.abs(dx)) * DEGREES_PER_RADIAN;
  if (angle >= SWIPE_MAX_ANGLE_DEGREES) return null;
  return dx < 0 ? 'left' : 'right';
}

/** A swipe to the left leads to the next of `count`, to the right to the previous one, around the ends. */
export function indexAfterSwipe(index: number, direction: SwipeDirection, count: number): number {
  return (index + (direction === 'left' ? 1 : -1) + count) % count;
}

const REST_MS = 160;
const ENTRY_PX = 80;

/** The area's only child follows the finger. The area needs `touch-action: pan-y`, so that all listeners can be passive. */
export function useSwipe(area: RefObject<HTMLElement | null>, enabled: boolean, onSwipe: (to: SwipeDirection) => void) {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    if (!enabled || !area.current) return undefined;
    return listenForSwipes(area.current, (direction) => swiped(direction));
  }, [area, enabled]);
}

interface Place {
  x: number;
  y: number;
}

function listenForSwipes(area: HTMLElement, onSwipe: (to: SwipeDirection) => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  // Positions are copied: some browsers update a touch object while the finger moves.
  let start: Place | null = null;
  let last: Place | null = null;

  const travel = () => (start && last ? { dx: last.x - start.x, dy: last.y - start.y } : null);
  const end = () => {
    start = null;
    comeToRest(area);
  };

  const begin = (event: TouchEvent) => {
    // Neither a pinch nor a touch in a dialog opened from here is a swipe.
    if (event.touches?.[1] || (event.target instanceof Element && event.target.closest('dialog'))) end();
    else start = last = touchPlace(event);
  };
  const move = (event: TouchEvent) => {
    last = touchPlace(event) ?? last;
    const moved = travel();
    if (moved) follow(area, moved.dx, moved.dy);
  };
  const lift = (event: TouchEvent) => {
    last = touchPlace(event) ?? last;
    const moved = travel();
    const direction = moved && swipeDirection(moved.dx, moved.dy);
    start = null;
    comeToRest(area, direction);
    if (direction) onSwipe(direction);
  };

  area.addEventListener('touchstart', begin, options);
  area.addEventListener('touchmove', move, options);
  area.addEventListener('touchend', lift, options);
  // The browser has started to scroll.
  area.addEventListener('touchcancel', end, options);

  return () => {
    listening.abort();
    end();
  };
}

/** The place where the finger is or was lifted. Synthetic events may lack the lists. */
function touchPlace({ touches, changedTouches }: Partial<TouchEvent>): Place | null {
  const finger = touches?.[0] ?? changedTouches?.[0];
  return finger ? { x: finger.clientX, y: finger.clientY } : null;
}

function follow(area: HTMLElement, dx: number, dy: number): void {
  const style = styleOfContent(area);
  if (!style || Math.abs(dx) < Math.abs(dy) || prefersLessMotion()) return;
  style.transition = 'none';
  style.transform = `translateX(${dx}px)`;
}

/** Moves the content back into position; after a swipe, the next content slides in from the side. */
function comeToRest(area: HTMLElement, swiped: SwipeDirection | null = null): void {
  const style = styleOfContent(area);
  if (!style?.transform) return;
  if (swiped) {
    style.transform = `translateX(${swiped === 'left' ? ENTRY_PX : -ENTRY_PX}px)`;
    // Forces a layout, so that the transition starts here.
    area.getBoundingClientRect();
  }
  style.transition = `transform ${REST_MS}ms ease-out`;
  style.transform = '';
}

function styleOfContent(area: HTMLElement): CSSStyleDeclaration | null {
  const content = area.firstElementChild;
  return content instanceof HTMLElement ? content.style : null;
}

const prefersLessMotion = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
