import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'contenido';

/**
 * Does for a page reached by a link within the site what the browser does for a loaded one: starts at its top (or where
 * the visitor left it, on the way back), moves the focus into it and has its title read out by the returned live region.
 */
export function useArrival(): RefObject<HTMLParagraphElement | null> {
  const announcement = useRef<HTMLParagraphElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;

    const target = hash ? elementNamed(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (navigation !== NavigationType.Pop) document.documentElement.scrollTop = 0;

    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname, hash, navigation]);

  return announcement;
}

/** The element a fragment leads to; one that is not properly encoded leads nowhere. */
function elementNamed(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}
