/** Whether a host equals one of the given hosts or is a subdomain of one. */
export const isUnder = (name: string, hosts: readonly string[]): boolean =>
  hosts.some((allowed) => name === allowed || name.endsWith(`.${allowed}`));
