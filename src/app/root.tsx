import {
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useState,
  type RefObject,
  useRef,
} from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { MAIN_ID, PATHS } from '#src/config/paths.ts';
import { OFFLINE_WORDS } from '#src/config/site.ts';
import { internalLink } from '#src/lib/internal-link.ts';
import { whenIdle, useSlow } from '#src/lib/wait.ts';
import { useServices } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import { SkipLink } from '#src/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { prefetchPage } from './pages.ts';

export const Root = () => (
  <Layout>
    <Suspense>
      <Outlet />
      <ClearHydrationMarks />
      <PageViews />
    </Suspense>
  </Layout>
);

/** Once the page beside it answers, index.html's marks of a page that does not go. */
function ClearHydrationMarks() {
  useEffect(() => {
    delete document.querySelector<HTMLElement>('#root')?.dataset['hydration'];
    delete document.body.dataset['failed'];
  }, []);
  return null;
}

export function Layout({ children }: { children: ReactNode }) {
  const announcement = useArrival();
  const slow = useSlow(useNavigation().state === 'loading', 150);
  return (
    <div className="contents" onPointerOver={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      <SkipLink to={MAIN_ID}>Saltar al contenido</SkipLink>
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={slow || undefined} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <output className="sr-only">{slow && 'Cargando la página…'}</output>
      <p ref={announcement} aria-live="polite" className="sr-only" />
      <ScrollPositions />
    </div>
  );
}

/**
 * The router would restore the top of the page. What the user has scrolled before hydration must stay; it is read
 * before the page is committed, because browsers move it to keep the footer in sight.
 */
function ScrollPositions() {
  const [scrolled] = useState(() => (typeof window === 'undefined' ? 0 : globalThis.scrollY));
  // After the router's own effect, which is a child's.
  useLayoutEffect(() => {
    if (scrolled > 0) globalThis.scrollTo(0, scrolled);
  }, [scrolled]);
  return <ScrollRestoration storageKey="scrollPositions" />;
}

/** Prefetches for links, and for buttons that name the page they lead to in `data-prefetch`. */
function prefetch({ target }: SyntheticEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-prefetch]') : null;
  const pathname = button?.dataset['prefetch'] ?? internalLink(target)?.pathname;
  if (pathname !== undefined) prefetchPage(pathname);
}

/** Shown on every page but the profile, which has a notice of its own. */
function OfflineNotice() {
  const online = useOnline();
  const { pathname } = useLocation();
  return (
    <output className="no-print block bg-sunken text-center text-sm">
      {!online && pathname !== PATHS.profile && <span className="block px-4 py-2">{OFFLINE_WORDS}</span>}
    </output>
  );
}

/** Does on client-side navigation what the browser does on a page load: moves the focus and announces the title. */
function useArrival(): RefObject<HTMLParagraphElement | null> {
  const announcement = useRef<HTMLParagraphElement>(null);
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  }, [pathname]);

  return announcement;
}

/** Counts each page that the user opens, except pages that redirect. */
function PageViews() {
  const { analytics } = useServices();
  const { pathname } = useLocation();
  const isArriving = useNavigation().state !== 'idle';
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (isArriving || pathname === PATHS.authHandler || pathname === counted.current) return undefined;
    let left = false;
    // A page redirects in an effect of its own, and the router's state follows in a transition.
    const count = async () => {
      await whenIdle();
      if (left || globalThis.location.pathname !== pathname) return;
      counted.current = pathname;
      analytics.pageView(pathname);
    };
    void count();
    return () => {
      left = true;
    };
  }, [analytics, pathname, isArriving]);
  return null;
}
