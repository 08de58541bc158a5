import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface PageCode {
  prefetch: (pathname: string) => Promise<void>;
  load: (pathname: string) => Promise<void>;
}

const PageCodeContext = createContext<PageCode>({ prefetch: () => Promise.resolve(), load: () => Promise.resolve() });

export const PageCodeProvider = PageCodeContext.Provider;

export const usePageCode = (): PageCode => useContext(PageCodeContext);

/** A link within the site that prefetches the page's code on hover, focus and touch. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { prefetch } = usePageCode();
  const start = () => {
    // The click tries again and shows the error.
    prefetch(to.replace(/\?.*/, '')).catch(() => undefined);
  };
  return <Link to={to} onPointerEnter={start} onFocus={start} onTouchStart={start} {...rest} />;
}
