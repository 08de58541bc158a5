import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A menu that its button opens, and that Esc, a press outside and any navigation close.
 * @returns refs for the button and for the area of both, within which a press closes nothing
 */
export function useMenu() {
  const { pathname } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Open on one page only, so that navigation closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const close = useCallback(() => setOpenOn(null), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog is on top, and Esc closes only that.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);

  return { area, button, isOpen, close, toggle: () => setOpenOn(isOpen ? null : pathname) };
}
