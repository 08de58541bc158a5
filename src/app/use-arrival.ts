import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'contenido';

/** Does on client-side navigation what the browser does on a page load: scrolls, moves the focus, announces the title. */
export function useArrival(): RefObject<HTMLParagraphElement | null> {
  const announcement = useRef<HTMLParagraphElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;

    const target = hash ? elementAt(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (navigation !== NavigationType.Pop) document.documentElement.scrollTop = 0;

    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname, hash, navigation]);

  return announcement;
}

/** `null` also for fragments that are not properly encoded. */
function elementAt(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}
