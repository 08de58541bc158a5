import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useObserved } from '../lib/use-observed.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { slowNavigation } from './site-router.tsx';
import { MAIN_ID, useArrival } from './use-arrival.ts';
import { PATHS } from '../config/paths.ts';
import { OFFLINE_WORDS } from '../config/site.ts';
import { useServices } from '../services/services.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const announcement = useArrival();
  const slow = useObserved(slowNavigation, false);
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

/** On every page but the profile, which has a notice of its own. */
function OfflineNotice() {
  const { connectivity } = useServices();
  const online = useObserved(connectivity, true);
  const { pathname } = useLocation();
  return (
    <output className="no-print block bg-sunken text-center text-sm">
      {!online && pathname !== PATHS.profile && <span className="block px-4 py-2">{OFFLINE_WORDS}</span>}
    </output>
  );
}
