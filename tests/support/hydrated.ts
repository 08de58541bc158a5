/**
 * Runs in the page: whether React has hydrated all of it. The heading alone is not enough, because React may reach the
 * footer later. It does not touch what is inside built content.
 */
export const isHydrated = (): boolean =>
  Object.keys(document.querySelector('[data-built]') ?? document.querySelector('h1') ?? {}).some((key) =>
    key.startsWith('__react'),
  ) && !document.querySelector(':is([data-hydration=pending], [data-hydration=running]) h1');
