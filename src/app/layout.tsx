import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useObserved } from '../lib/use-observed.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { navigationIsOver, slowNavigation } from './slow-navigation.ts';
import { MAIN_ID, useArrival } from './use-arrival.ts';

export function Layout({ children }: { children: ReactNode }) {
  const announcement = useArrival();
  const slow = useObserved(slowNavigation, false);
  const { key } = useLocation();
  useEffect(navigationIsOver, [key]);
  useEffect(() => {
    // Going back while a page loads returns to the page that is still rendered: its key does not change.
    globalThis.addEventListener('popstate', navigationIsOver);
    return () => globalThis.removeEventListener('popstate', navigationIsOver);
  }, []);
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        Saltar al contenido
      </a>
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={slow || undefined} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <output className="sr-only">{slow && 'Cargando la página…'}</output>
      <p ref={announcement} aria-live="polite" className="sr-only" />
    </>
  );
}
