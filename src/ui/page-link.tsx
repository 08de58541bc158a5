import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface PageCode {
  /** Fetches a page's code and styles ahead of time. */
  prefetch: (pathname: string) => Promise<void>;
  /** The same for a visitor who is about to be taken there without following a link. */
  load: (pathname: string) => Promise<void>;
}

const PageCodeContext = createContext<PageCode>({ prefetch: () => Promise.resolve(), load: () => Promise.resolve() });

export const PageCodeProvider = PageCodeContext.Provider;

export const usePageCode = (): PageCode => useContext(PageCodeContext);

/** A link within the site: the page's code is fetched as soon as the visitor shows interest. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { prefetch } = usePageCode();
  const start = () => {
    // A failed prefetch costs nothing: the click tries again and shows what is wrong.
    prefetch(to).catch(() => undefined);
  };
  return <Link to={to} onPointerEnter={start} onFocus={start} onTouchStart={start} {...rest} />;
}
