/** Letters, digits and hyphens: browsers keep other characters, such as «&», that no shop's host has. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Whether a host equals one of the given hosts or is a subdomain of one. */
export const isUnder = (name: string, hosts: readonly string[]): boolean =>
  HOST.test(name) && hosts.some((allowed) => name === allowed || name.endsWith(`.${allowed}`));
