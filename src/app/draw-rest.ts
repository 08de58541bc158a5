/** Until the page stands still, so that each piece is a short piece of work; not every browser says when that is. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Draws what a page as it was built has left for later (`.drawn-later`), piece by piece. */
export async function drawRest(root: HTMLElement): Promise<void> {
  for (const piece of root.querySelectorAll<HTMLElement>('.drawn-later')) {
    await pause();
    piece.style.contentVisibility = 'visible';
  }
  delete root.dataset['inPieces'];
}
