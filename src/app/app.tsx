import { createElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { PageRendered } from './hydration.tsx';
import { Layout } from './layout.tsx';
import { PageViews } from './page-views.tsx';
import { routeAt } from './routes.ts';

interface AppProps {
  onCrash?: (error: unknown) => void;
}

export function App({ onCrash }: AppProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return (
    <CrashBoundary place={pathname} {...(onCrash && { onError: onCrash })}>
      <Layout>
        <Suspense>
          {route && createElement(route.page.Page)}
          <PageRendered />
          <PageViews />
        </Suspense>
      </Layout>
    </CrashBoundary>
  );
}
