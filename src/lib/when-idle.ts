/** On a page that never stands still. */
const LONGEST_MS = 500;

/** Until the page stands still, so that work waits for the visitor and not the other way round; not every browser says when. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve);
  });
