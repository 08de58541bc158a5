import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Loads pages ahead of their navigation. */
interface PageCode {
  load: (pathname: string) => Promise<void>;
  /** The same; if a deployment has replaced the code, opens the page by a full page load. */
  loadOrReload: (pathname: string) => Promise<void>;
}

const nothing = () => Promise.resolve();
const PageCodeContext = createContext<PageCode>({ load: nothing, loadOrReload: nothing });

export const PageCodeProvider = PageCodeContext.Provider;

export const usePageCode = (): PageCode => useContext(PageCodeContext);

/** A link within the site that prefetches the page's code on hover, focus and touch. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { load } = usePageCode();
  const prefetch = () => {
    // The click tries again and shows the error.
    load(to.replace(/\?.*/, '')).catch(() => undefined);
  };
  return <Link to={to} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest} />;
}
