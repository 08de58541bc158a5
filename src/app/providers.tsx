import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { createQueryClient } from '#src/services/query-client.ts';
import { type Services, ServicesProvider } from '#src/services/services.tsx';
import { ToastProvider } from '#src/ui/toast.tsx';

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>{children}</ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </HelmetProvider>
  );
}
