import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Services, ServicesProvider } from '../services/services.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { PagePrefetchProvider } from '../ui/page-link.tsx';
import { preloadPage } from './routes.ts';

/** What every page may count on; the router stands above it, because the browser and the build use different ones. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <HelmetProvider>
      <ServicesProvider services={services}>
        <PagePrefetchProvider prefetch={preloadPage}>
          <ToastProvider>{children}</ToastProvider>
        </PagePrefetchProvider>
      </ServicesProvider>
    </HelmetProvider>
  );
}
