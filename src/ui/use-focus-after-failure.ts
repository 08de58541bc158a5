import { type RefObject, useEffect, useRef } from 'react';

/**
 * A pressed button loses the focus while it is disabled.
 * @returns the ref of the one that gets it back after a failure, unless the user has moved on
 */
export function useFocusAfterFailure(failure: object | null): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure && document.activeElement === document.body) button.current?.focus();
  }, [failure]);
  return button;
}
