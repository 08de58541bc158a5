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
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { internalLink } from '../lib/internal-link.ts';
import type { BuiltPage, loadBuiltPage } from './built-html.ts';
import { PageHead } from './page-head.tsx';

const RenderedContext = createContext<ReactElement | null>(null);

/** At build: the rendered content. */
export const BuiltContentProvider = RenderedContext.Provider;

/**
 * Interactive parts of the content. `<div data-island="save" data-id="x">` in the content becomes `<islands.save id="x"
 * />` once the page is hydrated; its children are replaced.
 */
type Islands = Readonly<Record<string, ComponentType<Record<string, string | undefined>>>>;

export interface TryAgain {
  retry: () => void;
  retrying: boolean;
}

interface BuiltContentProps {
  islands?: Islands;
  /** Shown if there is no such page. */
  missing: ReactNode;
  /** Shown if its HTML cannot be loaded. */
  Unreachable: ComponentType<TryAgain>;
}

/** For routes whose loader is `loadBuiltPage`. */
export function BuiltContent({ islands = NONE, missing, Unreachable }: BuiltContentProps) {
  const rendered = useContext(RenderedContext);
  const { pathname } = useLocation();
  const page = useLoaderData<typeof loadBuiltPage>();
  const { revalidate, state } = useRevalidator();
  if (rendered) return <div data-built="">{rendered}</div>;
  if (page === 'missing') return missing;
  if (page === 'unreachable') return <Unreachable retry={() => void revalidate()} retrying={state === 'loading'} />;
  return <Content key={pathname} page={page} islands={islands} />;
}

const NONE: Islands = {};

function Content({ page, islands }: { page: Exclude<BuiltPage, string>; islands: Islands }) {
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

/** A handler that follows links of the content without a page load. */
export function useInternalLinks() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const link = internalLink(event.target);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return { onClick };
}
