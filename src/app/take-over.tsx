import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { chooseTheme, THEMES } from './theme.ts';

/**
 * After hydration of a prerendered page: buttons that were pressed before it (index.html notes them) are pressed again and
 * a theme chosen before it is set, so that nobody has to guess from when on they work; then the deferred parts are laid out.
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
  const theme = THEMES.find((name) => name === root.dataset['theme']);
  if (theme) chooseTheme(theme);
  for (const piece of root.querySelectorAll<HTMLElement>('.drawn-later')) {
    await whenIdle();
    piece.style.contentVisibility = 'visible';
  }
  delete root.dataset['inPieces'];
}
