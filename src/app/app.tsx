import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Drawn } from './as-built.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Layout } from './layout.tsx';
import { PageViews } from './page-views.tsx';
import { ROUTES } from './routes.ts';

interface AppProps {
  /** Hears of the errors that make a page give way to the crash page. */
  onCrash?: (error: unknown) => void;
}

/** Everything inside the router and the providers. */
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
          <Drawn />
          <PageViews />
        </Suspense>
      </Layout>
    </CrashBoundary>
  );
}
