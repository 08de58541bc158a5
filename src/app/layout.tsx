import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { MAIN_ID, useArrival } from './use-arrival.ts';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const announcement = useArrival();
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        Saltar al contenido
      </a>
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <p ref={announcement} aria-live="polite" className="sr-only" />
    </>
  );
}
