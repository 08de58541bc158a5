/**
 * Content that the build rendered (`src/built`) and whose code the browser never gets: the page keeps the HTML that is there,
 * or on client-side navigation takes it from the HTML of that page. docs/decisions/015-built-pages.md says why.
 */
import {
  type ComponentType,
  createContext,
  Fragment,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  use,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BuiltHtml, builtHtmlAt } from './built-html.ts';
import { PageHead } from './page-head.tsx';
import { usePageCode } from './page-link.tsx';

const RenderedContext = createContext<ReactElement | null>(null);

/** At build: the rendered content. */
export const BuiltContentProvider = RenderedContext.Provider;

/**
 * Parts of the content that act. `<div data-island="save" data-id="x">` in the content becomes `<islands.save id="x" />`
 * once the page is hydrated; what it holds until then is replaced.
 */
type Islands = Readonly<Record<string, ComponentType<Record<string, string | undefined>>>>;

interface BuiltContentProps {
  islands?: Islands;
  /** Where there is no such page. */
  missing: ReactNode;
  /** Where its HTML cannot be loaded. */
  unreachable: ReactNode;
}

export function BuiltContent(props: BuiltContentProps) {
  const rendered = useContext(RenderedContext);
  const { pathname } = useLocation();
  return rendered ? <div data-built="">{rendered}</div> : <Shown key={pathname} pathname={pathname} {...props} />;
}

function Shown({ pathname, missing, unreachable, islands }: BuiltContentProps & { pathname: string }) {
  const known = builtHtmlAt(pathname);
  const page = known instanceof Promise ? use(known) : known;
  if (page === 'missing') return missing;
  if (page === 'unreachable') return unreachable;
  return <Content page={page} islands={islands ?? NONE} />;
}

const NONE: Islands = {};

function Content({ page, islands }: { page: BuiltHtml; islands: Islands }) {
  const container = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const links = useInternalLinks();

  useLayoutEffect(() => {
    const found = [...(container.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
    for (const place of found) place.replaceChildren();
    setPlaces(found);
  }, []);

  return (
    <>
      <PageHead {...page.head} />
      {/* The site's own HTML, written by the build. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div ref={container} data-built="" dangerouslySetInnerHTML={{ __html: page.html }} {...links} />
      {places.map((place, index) => {
        const { island = '', ...data } = place.dataset;
        const Island = islands[island];
        // Their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        return <Fragment key={index}>{Island && createPortal(<Island {...data} />, place)}</Fragment>;
      })}
    </>
  );
}

/** Handlers that follow links of the content without a page load, and prefetch the code of their pages. */
export function useInternalLinks() {
  const navigate = useNavigate();
  const { load } = usePageCode();

  const onClick = (event: MouseEvent) => {
    const link = internalLink(event.target);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  const prefetch = ({ target }: SyntheticEvent) => {
    const link = internalLink(target);
    // The click tries again and shows the error.
    if (link) load(link.pathname).catch(() => undefined);
  };
  return { onClick, onPointerOver: prefetch, onFocus: prefetch };
}

/** The link around `target` if it leads to a page of the site; fragments of the same page are the browser's. */
function internalLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== globalThis.location.origin || /\.\w+$/.test(link.pathname)) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}
