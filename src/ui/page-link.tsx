import { createContext, type ReactNode, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Prefetch = (pathname: string) => Promise<void>;

const PrefetchContext = createContext<Prefetch>(() => Promise.resolve());

export function PagePrefetchProvider({ prefetch, children }: { prefetch: Prefetch; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

/** Fetches a page's code ahead of time, for visitors who get there without following a link. */
export const usePagePrefetch = (): Prefetch => useContext(PrefetchContext);

/** A link within the site: the page's code is fetched as soon as the visitor shows interest. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const prefetch = usePagePrefetch();
  const start = () => {
    // A failed prefetch costs nothing: the click tries again and shows what is wrong.
    prefetch(to).catch(() => undefined);
  };
  return <Link to={to} onPointerEnter={start} onFocus={start} onTouchStart={start} {...rest} />;
}
