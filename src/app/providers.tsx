import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Services, ServicesProvider } from '../services/services.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { PageCodeProvider } from '../ui/page-link.tsx';
import { loadPage, preloadPage } from './routes.ts';

const PAGE_CODE = { prefetch: preloadPage, load: loadPage };

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <HelmetProvider>
      <ServicesProvider services={services}>
        <PageCodeProvider value={PAGE_CODE}>
          <ToastProvider>{children}</ToastProvider>
        </PageCodeProvider>
      </ServicesProvider>
    </HelmetProvider>
  );
}
