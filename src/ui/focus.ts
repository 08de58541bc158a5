import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports that an element is removed with the focus in it; the browser would move the focus to the body.
 * @param onLost called with the element, which is still in the page
 */
export function useLostFocus<E extends HTMLElement>(onLost: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const lost = useEffectEvent(onLost);
  // A layout effect is cleaned up while the element still has the focus.
  useLayoutEffect(() => {
    const watched = element.current;
    return () => {
      if (watched?.contains(document.activeElement)) lost(watched);
    };
  }, []);
  return element;
}

/** The ref of what replaces a pressed button: the keyboard continues there, not at the top of the page. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** For pages whose title can take the focus. */
export const focusTitle = (): void => document.querySelector('h1')?.focus();

export const focusPage = (): void => takeFocus(document.querySelector('main'));

/**
 * Returns the focus to a button that was disabled while it was pressed.
 * @returns the ref for the button, which is focused after a failure unless the user has moved on
 */
export function useFocusAfterFailure(failure: object | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure && document.activeElement === document.body) button.current?.focus();
  }, [failure]);
  return button;
}
