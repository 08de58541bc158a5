/** The HTML of built content: of the document that was loaded, and of pages fetched since. */

export interface BuiltHtml {
  html: string;
  /** As in `PageHead`. */
  head: { title: string; description: string; path?: string; published?: string };
}

/** `missing`: there is no such page; `unreachable`: no network. */
type Found = BuiltHtml | 'missing' | 'unreachable';

const pages = new Map<string, Found | Promise<Found>>();

const loaded = globalThis.document === undefined ? null : readPage(document);
if (loaded) pages.set(globalThis.location.pathname, loaded);

/**
 * Without a promise for what is known, so that hydration does not suspend. A page that could not be reached is asked for
 * again by the next visit.
 */
export function builtHtmlAt(pathname: string): Found | Promise<Found> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = fetchPage(pathname);
  pages.set(pathname, page);
  return page;
}

async function fetchPage(pathname: string): Promise<Found> {
  try {
    const response = await fetch(pathname, { headers: { Accept: 'text/html' } });
    const text = await response.text();
    const page = response.ok ? readPage(new DOMParser().parseFromString(text, 'text/html')) : null;
    if (page || response.status < 500) return page ?? 'missing';
  } catch {
    // Said by the page.
  }
  setTimeout(() => pages.delete(pathname), FAILED_FOR_MS);
  return 'unreachable';
}

/** React renders again before it shows the outcome, and must not start anew. */
const FAILED_FOR_MS = 1000;

/** `null` where the document has no built content. */
function readPage(page: Document): BuiltHtml | null {
  const content = page.querySelector('[data-built]');
  if (!content) return null;
  const description = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href');
  const path = canonical ? URL.parse(canonical)?.pathname : undefined;
  const published = page.querySelector<HTMLMetaElement>('meta[property="article:published_time"]')?.content;
  return {
    html: content.innerHTML,
    head: { title: page.title, description, ...(path && { path }), ...(published && { published }) },
  };
}
