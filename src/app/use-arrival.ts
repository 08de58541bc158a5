import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'contenido';

/** Does on client-side navigation what the browser does on a page load: moves the focus and announces the title. */
export function useArrival(): RefObject<HTMLParagraphElement | null> {
  const announcement = useRef<HTMLParagraphElement>(null);
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname]);

  return announcement;
}
