/** The HTML of built content: of the document that was loaded, or of a page fetched for client-side navigation. */
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';

interface BuiltHtml {
  html: string;
  /** As in `PageHead`. */
  head: { title: string; description: string; path?: string; published?: string };
}

/** `missing`: there is no such page; `unreachable`: no network. */
export type BuiltPage = BuiltHtml | 'missing' | 'unreachable';

const loaded =
  globalThis.document === undefined
    ? null
    : { pathname: globalThis.location.pathname, page: readPage(globalThis.document) };

/** The loader of routes that show built content (`src/ui/built-content.tsx`). At build it has nothing to load. */
export async function loadBuiltPage({ request }: LoaderFunctionArgs): Promise<BuiltPage> {
  const { pathname } = new URL(request.url);
  if (globalThis.document === undefined) return 'missing';
  return loaded?.pathname === pathname && loaded.page ? loaded.page : fetchPage(pathname);
}

/** Search parameters and fragments do not change what was built; pages that could not be reached are asked for again. */
export const revalidateBuiltPage = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.pathname !== nextUrl.pathname;

async function fetchPage(pathname: string): Promise<BuiltPage> {
  try {
    const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
    const text = await response.text();
    const page = response.ok ? readPage(new DOMParser().parseFromString(text, 'text/html')) : null;
    if (page || response.status < 500) return page ?? 'missing';
  } catch {
    // The page shows that it is unreachable.
  }
  return 'unreachable';
}

/** `null` where the document has no built content. */
function readPage(page: Document): BuiltHtml | null {
  const content = page.querySelector('[data-built]');
  if (!content) return null;
  const description = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href');
  const path = canonical ? new URL(canonical, globalThis.location.href).pathname : undefined;
  const published = page.querySelector<HTMLMetaElement>('meta[property="article:published_time"]')?.content;
  return {
    html: content.innerHTML,
    head: { title: page.title, description, ...(path && { path }), ...(published && { published }) },
  };
}
