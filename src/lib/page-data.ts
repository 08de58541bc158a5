/** The data of pages that only the engine can write: the build puts them into the page's HTML, and beside it as JSON. */
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type * as z from 'zod/mini';

/** Id of the script element with the data of the HTML's own page; its `data-path` says which page that is. */
export const PAGE_DATA_ID = 'page-data';

/** @returns the address of a page's data */
export const dataPath = (path: string): string => `/data${path}.json`;

/** `missing`: there is no such page; `unreachable`: no network, or the server fails. */
export type PageData<Data> = Data | 'missing' | 'unreachable';

/**
 * The loader of a page. At build it gets the data as the context of the request.
 * @throws if the data are not of this version of the site
 */
export function pageDataLoader<Data>(schema: z.ZodMiniType<Data>) {
  return async ({ request, context }: LoaderFunctionArgs<unknown>): Promise<PageData<Data>> => {
    if (globalThis.document === undefined) return schema.parse(context);
    const { pathname } = new URL(request.url);
    const text = textInDocument(pathname) ?? (await fetchText(pathname));
    return text === 'missing' || text === 'unreachable' ? text : schema.parse(JSON.parse(text));
  };
}

/** Search parameters and fragments do not change the data; those that could not be reached are asked for again. */
export const revalidatePageData = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.pathname !== nextUrl.pathname;

function textInDocument(pathname: string): string | null {
  const element = document.getElementById(PAGE_DATA_ID);
  return element?.dataset['path'] === pathname ? element.textContent : null;
}

async function fetchText(pathname: string): Promise<string> {
  try {
    const response = await fetch(dataPath(pathname));
    if (response.ok) return await response.text();
    return response.status < 500 ? 'missing' : 'unreachable';
  } catch {
    // The page shows that it is unreachable.
    return 'unreachable';
  }
}
