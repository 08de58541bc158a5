import type { ReactNode } from 'react';
import { type Services, ServicesProvider } from '../services/services.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { PageCodeProvider } from '../ui/page-link.tsx';
import { reloadIfReplaced } from './reload-if-replaced.ts';
import { loadPage } from './routes.ts';

const PAGE_CODE = {
  load: loadPage,
  loadOrReload: (pathname: string) => loadPage(pathname).catch((error: unknown) => reloadIfReplaced(error, pathname)),
};

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <PageCodeProvider value={PAGE_CODE}>
        <ToastProvider>{children}</ToastProvider>
      </PageCodeProvider>
    </ServicesProvider>
  );
}
