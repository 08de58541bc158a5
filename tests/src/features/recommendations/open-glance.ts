import { screen, within } from '@testing-library/react';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { openResults } from './open-results.ts';

/** Opens the results; `glance` is their first window. */
export async function openGlance(stored: StoredRecommendations) {
  const { user } = await openResults(stored);
  const element = screen.getByRole('region', { name: 'De un vistazo' });
  const glance = within(element);
  return {
    user,
    element,
    glance,
    option: (index: number) => glance.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${index}\\s`) }),
  };
}

/** What a visitor sees of an element: the other laptops take their room invisibly. */
export function seen(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement && getComputedStyle(parentElement).visibility !== 'hidden') texts.push(nodeValue ?? '');
  }
  return texts.join('').replaceAll('\u00A0', ' ');
}
