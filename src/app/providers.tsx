import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Services, ServicesProvider } from '../services/services.tsx';
import { ToastProvider } from '../ui/toast.tsx';

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <HelmetProvider>
      <ServicesProvider services={services}>
        <ToastProvider>{children}</ToastProvider>
      </ServicesProvider>
    </HelmetProvider>
  );
}
