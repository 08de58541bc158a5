import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Once React has taken over a page as it was built: what was pressed too early (index.html notes it) is pressed again, so
 * that nobody has to guess from when on a button works, and what was left for later is drawn.
 */
export function TakeOver({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => void finish(root), [root]);
  return children;
}

async function finish(root: HTMLElement): Promise<void> {
  // Not in the effect itself: parts that React has not reached yet would not answer.
  await whenIdle();
  root.dataset['inPieces'] = 'taken';
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed'];
    button.click();
  }
  for (const piece of root.querySelectorAll<HTMLElement>('.drawn-later')) {
    await whenIdle();
    piece.style.contentVisibility = 'visible';
  }
  delete root.dataset['inPieces'];
}
