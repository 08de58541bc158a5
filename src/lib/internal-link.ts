/** @returns the link around `target` if it leads to another page of the site */
export function internalLink(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== globalThis.location.origin || /\.\w+$/.test(link.pathname)) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}
