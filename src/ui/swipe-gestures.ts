import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type SwipeDirection, swipeDirection } from './swipe.ts';

/** How long what followed the finger, or takes its place, needs to come to rest. */
const REST_MS = 160;
/** How far from its place the next content comes in. */
const ENTRY_PX = 80;

/**
 * Calls `onSwipe` for swipes on `area`, whose one child follows the finger meanwhile unless the visitor wants less
 * motion. The area needs `touch-action: pan-y`: the browser then keeps scrolling and pull-to-refresh to itself and
 * leaves sideways movement to us, so that no listener has to block anything.
 */
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

/** @returns how to stop listening. */
function listenForSwipes(area: HTMLElement, onSwipe: (to: SwipeDirection) => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  // Its place is copied: some browsers move a touch object along with the finger.
  let start: Place | null = null;
  let last: Place | null = null;

  const travel = () => (start && last ? { dx: last.x - start.x, dy: last.y - start.y } : null);
  const end = () => {
    start = null;
    comeToRest(area);
  };

  area.addEventListener(
    'touchstart',
    (event) => {
      // A second finger is a pinch, and a dialog opened from here floats above: neither is a swipe.
      if (event.touches?.[1] || (event.target instanceof Element && event.target.closest('dialog'))) end();
      else start = last = placeOf(event);
    },
    options,
  );
  area.addEventListener(
    'touchmove',
    (event) => {
      last = placeOf(event) ?? last;
      const moved = travel();
      if (moved) follow(area, moved.dx, moved.dy);
    },
    options,
  );
  area.addEventListener(
    'touchend',
    (event) => {
      last = placeOf(event) ?? last;
      const moved = travel();
      const direction = moved && swipeDirection(moved.dx, moved.dy);
      start = null;
      comeToRest(area, direction);
      if (direction) onSwipe(direction);
    },
    options,
  );
  // The browser took the movement over, as for scrolling.
  area.addEventListener('touchcancel', end, options);

  return () => {
    listening.abort();
    end();
  };
}

/** Where the finger is or was lifted. Events that no finger has caused may lack the lists. */
function placeOf({ touches, changedTouches }: Partial<TouchEvent>): Place | null {
  const finger = touches?.[0] ?? changedTouches?.[0];
  return finger ? { x: finger.clientX, y: finger.clientY } : null;
}

function follow(area: HTMLElement, dx: number, dy: number): void {
  const style = styleOfContent(area);
  if (!style || Math.abs(dx) < Math.abs(dy) || prefersLessMotion()) return;
  style.transition = 'none';
  style.transform = `translateX(${dx}px)`;
}

/** Back to its place, or, after a swipe, the next content into it from the side where it waited. */
function comeToRest(area: HTMLElement, swiped: SwipeDirection | null = null): void {
  const style = styleOfContent(area);
  if (!style?.transform) return;
  if (swiped) {
    style.transform = `translateX(${swiped === 'left' ? ENTRY_PX : -ENTRY_PX}px)`;
    // Measuring makes the browser take this place as the beginning of the transition.
    area.getBoundingClientRect();
  }
  style.transition = `transform ${REST_MS}ms ease-out`;
  style.transform = '';
}

function styleOfContent({ firstElementChild }: HTMLElement): CSSStyleDeclaration | null {
  return firstElementChild instanceof HTMLElement ? firstElementChild.style : null;
}

const prefersLessMotion = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
