import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

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

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Path in the site, with search and fragment. */
  to: string;
  replace?: boolean;
}

/**
 * A link within the site that prefetches the page's code on hover, focus and touch. Made of the hooks of react-router's
 * `Link`, which brings prefetching of its own.
 */
export function PageLink({ to, replace, onClick, children, ...rest }: PageLinkProps) {
  const { load } = usePageCode();
  const prefetch = () => {
    // The click tries again and shows the error.
    load(to.replace(/\?.*/, '')).catch(() => undefined);
  };
  const follow = useLinkClickHandler(to, { ...(replace !== undefined && { replace }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      href={useHref(to)}
      onClick={handleClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    >
      {children}
    </a>
  );
}
