import { type RefObject, useEffect } from 'react';

type DismissedBy = 'press' | 'escape';

/**
 * While `active`, calls `onDismiss` on Esc and on a press outside `area`. `onDismiss` should be stable. The button that
 * opens it is within `area`, because it closes it too.
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (by: DismissedBy) => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) onDismiss('press');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog is on top, and Esc closes only that.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, active, onDismiss]);
}
