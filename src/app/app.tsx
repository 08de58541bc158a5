import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { PageRendered } from './hydration.tsx';
import { Layout } from './layout.tsx';
import { PageViews } from './page-views.tsx';
import { ROUTES } from './routes.ts';

interface AppProps {
  onCrash?: (error: unknown) => void;
}

export function App({ onCrash }: AppProps) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname} {...(onCrash && { onError: onCrash })}>
      <Layout>
        <Suspense>
          <Routes>
            {ROUTES.map(({ path, page: { Page } }) => (
              <Route key={path} path={path} caseSensitive element={<Page />} />
            ))}
          </Routes>
          <PageRendered />
          <PageViews />
        </Suspense>
      </Layout>
    </CrashBoundary>
  );
}
