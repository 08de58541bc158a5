/**
 * Runs in the page: whether React has hydrated all of it. The heading alone is not enough, because React may reach the
 * footer later.
 */
export const isHydrated = (): boolean =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')) &&
  !document.querySelector('[data-hydration] h1');
