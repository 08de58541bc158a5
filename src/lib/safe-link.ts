const WEB = new Set(['https:', 'http:']);

/** The address of a page or file at one of `hosts` (or below one) on the web, or `null`: nothing else is ever followed (`javascript:`, `data:`, other sites…). */
export function safeLink(link: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, username, password, href } = new URL(link);
  const isAllowed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return WEB.has(protocol) && username + password === '' && isAllowed ? href : null;
}
