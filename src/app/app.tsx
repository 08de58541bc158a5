import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { PageRendered } from './hydration.tsx';
import { Layout } from './layout.tsx';
import { PageViews } from './page-views.tsx';
import { ROUTE_OBJECTS } from './routes.ts';

interface AppProps {
  onCrash?: (error: unknown) => void;
}

export function App({ onCrash }: AppProps) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname} {...(onCrash && { onError: onCrash })}>
      <Layout>
        <Suspense>
          <CurrentPage />
          <PageRendered />
          <PageViews />
        </Suspense>
      </Layout>
    </CrashBoundary>
  );
}

const CurrentPage = () => useRoutes(ROUTE_OBJECTS);
