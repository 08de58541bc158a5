import { type RefObject, useEffect } from 'react';

type DismissedBy = 'press' | 'escape';

/** While `active`, calls `onDismiss` on Esc and on a press outside `area`. `onDismiss` should be stable. */
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
      if (event.key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [area, active, onDismiss]);
}
