/** Opens the results page with an answer of the real API, refines it, and finds its parts. */
import type { ReadComputer } from '#src/services/read-answer.ts';
import { recommendationSchema } from '#contract/recommendations.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import type { Services } from '#src/services/services.tsx';
import { post } from '#tests/support/recommendations-api.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import { decodeAnswers } from '#src/lib/answers-code.ts';
import { KEEP_ANSWER } from '#tests/support/page-texts.ts';

const PROGRAMMER = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };

/** For these, and for 100 € less, less money is offered. */
export const CHANGEABLE = { purposes: ['design'], priorities: ['graphics'], budget: 1100 };
export const LESS = /^Con \d+\s€\smenos/;

/** No laptop matches this. */
export const IMPOSSIBLE = { purposes: ['gaming'], budget: 200, requirements: { ram: '64GB', storage: '4TB' } };

/** What the form stores for `answers`. */
export async function storedAnswer(answers: object = PROGRAMMER): Promise<StoredRecommendations> {
  const response = await post('', answers);
  return { ...recommendationSchema.parse(await response.json()), timestamp: Date.now() };
}

/** @param stored by this version of the site or an older one */
export async function openResults(stored: object, services: Partial<Services> = {}) {
  localStorage.setItem('recommendations', JSON.stringify(stored));
  return renderApp('/recommendations', services);
}

/** The stored answer with its first laptop changed. */
export const withFirst = (stored: StoredRecommendations, changes: Partial<ReadComputer>): StoredRecommendations => ({
  ...stored,
  computers: stored.computers.map((computer, index) => (index === 0 ? { ...computer, ...changes } : computer)),
});

export function firstOf({ computers: [first] }: StoredRecommendations): ReadComputer {
  if (!first) throw new Error('The API found no laptop for these answers');
  return first;
}

/** Opens the results with `changes` to the first computer. */
export async function openFirst(changes: Partial<ReadComputer> = {}, screenKind: 'phone' | 'desktop' = 'desktop') {
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

export const press = (name: RegExp | string) => screen.getByRole('button', { name });
export const back = () => screen.findByRole('link', { name: 'Volver a tu respuesta' });
export const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
/** What the answers in the address are. */
export const inAddress = (): Answers => decodeAnswers(currentAddress().split('#')[1] ?? '').answers;
export const storedText = () => localStorage.getItem('recommendations');

/** Waits until the cards are those of the answers in the address. */
export async function refinedTo(change: object): Promise<void> {
  await waitFor(() => expect(inAddress()).toMatchObject(change));
  await screen.findByRole('button', { name: KEEP_ANSWER });
}

const WIDTHS_REM = { phone: 24, desktop: 90 };

/** jsdom has no screen: this decides what media queries about its width match. */
export function showOn(kind: keyof typeof WIDTHS_REM, { lessMotion = false, touch = false } = {}): void {
  const matched: Record<string, boolean> = {
    '(prefers-reduced-motion: reduce)': lessMotion,
    '(pointer: coarse)': touch,
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matched[query] ?? WIDTHS_REM[kind] < (widthBelow(query) ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

function widthBelow(query: string): number | null {
  const rem = /width < (\d+)rem/.exec(query)?.[1];
  return rem === undefined ? null : Number(rem);
}
