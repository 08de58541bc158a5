import { screen, within } from '@testing-library/react';
import type { Computer } from '#contract/computer.ts';
import { firstOf, openResults, storedAnswer, withFirst } from './open-results.ts';
import { showOn } from './screen-size.ts';

/** Opens the results with `changes` to the first computer. */
export async function openFirst(changes: Partial<Computer> = {}, screenKind: 'phone' | 'desktop' = 'desktop') {
  showOn(screenKind);
  const stored = withFirst(await storedAnswer(), changes);
  const { user } = await openResults(stored);
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('There is no card');
  return { user, card: within(card), element: card, computer: firstOf(stored) };
}

/** Texts of the list named `title`. */
export const items = (title: string, card: ReturnType<typeof within>) =>
  within(card.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll('\u00A0', ' '));
