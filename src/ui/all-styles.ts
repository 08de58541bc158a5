let asked: Promise<void> | undefined;

/**
 * Waits for the whole style sheet. A page as it was built brings the rules for itself, so the sheet is asked for by what
 * comes on top: other pages, an account's menu, dialogs. Without it the visit goes on, unstyled in places, and the next
 * who needs it asks again.
 */
export const allStyles = (): Promise<void> => (asked ??= ask());

/** For a page that is built, or taken over as it was built. */
export const ownStyles = (): Promise<void> => Promise.resolve();

/** The address stands in the HTML; in development, and in tests, there is none and nothing to wait for. */
function ask(): Promise<void> {
  const href = document.querySelector<HTMLElement>('#root')?.dataset['styles'];
  if (!href) return ownStyles();
  return new Promise((resolve) => {
    const onload = () => resolve();
    const onerror = () => {
      asked = undefined;
      resolve();
    };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}
