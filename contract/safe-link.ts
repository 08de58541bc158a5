const WEB = new Set(['https:', 'http:']);

/** `link` if it leads to one of `hosts` or a subdomain over http(s), else `null` (`javascript:`, `data:`, other sites…). */
export function safeLink(link: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, username, password, href } = new URL(link);
  const isAllowed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return WEB.has(protocol) && username + password === '' && isAllowed ? href : null;
}
