const WEB = new Set(['https:', 'http:']);

/** The address of a page on the web, or `null`: a link is never followed to anything else (`javascript:`, `data:`…). */
export function safeLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const address = new URL(link);
  return WEB.has(address.protocol) ? address.href : null;
}
