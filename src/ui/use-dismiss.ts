import { type RefObject, useEffect } from 'react';

type DismissedBy = 'press' | 'escape';

/**
 * While `active`, calls `onDismiss` on Esc and on a press outside `area`. `onDismiss` should be stable.
 * @param button whose presses do not dismiss, because it closes what it has opened
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (by: DismissedBy) => void,
  button: RefObject<HTMLElement | null> = area,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && ![area, button].some(({ current }) => current?.contains(target)))
        onDismiss('press');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, active, onDismiss, button]);
}
