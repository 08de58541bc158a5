/** Whether a host is one of the given, or lies under one of them. */
export const isUnder = (name: string, hosts: readonly string[]): boolean =>
  hosts.some((allowed) => name === allowed || name.endsWith(`.${allowed}`));
