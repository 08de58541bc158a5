import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResults, showOn, storedAnswer } from './open-results.ts';
import { saying } from '#tests/support/card-texts.ts';

const START = { x: 200, y: 400 };
const fingerAt = (dx: number, dy = 0) => ({ clientX: START.x + dx, clientY: START.y + dy });

/** One finger from the middle of the only card to the left. */
function swipe() {
  const card = screen.getByRole('article');
  fireEvent.touchStart(card, { touches: [fingerAt(0)] });
  fireEvent.touchMove(card, { touches: [fingerAt(-200)] });
  fireEvent.touchEnd(card, { touches: [], changedTouches: [fingerAt(-200)] });
}

async function openPhone(changes?: Parameters<typeof showOn>[1]) {
  showOn('phone', changes);
  const { user } = await openResults(await storedAnswer());
  return { user, card: screen.getByRole('article') };
}

const labelOf = (tab: HTMLElement) => /^(Mejor opción|Opción \d)/.exec(tab.textContent)?.[0];
const activeTab = () => labelOf(screen.getByRole('tab', { selected: true }));

/** The transform that follows the finger. */
const moved = () => document.querySelector<HTMLElement>('[style*="translateX"]')?.style.transform ?? null;

it('a phone has one card at a time, and tabs that say the price and as much of the name as tells it apart', async () => {
  showOn('phone');
  const stored = await storedAnswer();
  const [first, second, third] = stored.computers;
  if (!first || !second || !third) throw new Error('There are not three');
  const fit = { share: 1, serves: true, words: 'Encaja de lleno' };
  const statements = saying({ label: ['Más memoria'] });
  Object.assign(first, { shortName: 'ASUS TUF A16', price: 1319, fit });
  Object.assign(second, { shortName: 'ASUS TUF F16', price: 1215.4, fit: null });
  Object.assign(third, { shortName: 'HP Victus 15', price: null, fit: null, statements });
  const { user } = await openResults(stored);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringMatching(/^Mejor opción ASUS TUF A16 (≈ )?1319 € Encaja de lleno$/),
    'Opción 2 ASUS TUF F16 ≈ 1215 €',
    'Opción 3 HP Victus',
  ]);
  expect(screen.queryByRole('tabpanel', { name: /^Mejor opción/ })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: /^Opción 3/ }));
  expect(screen.queryByRole('tabpanel', { name: /^Opción 3/ })).toBeInTheDocument();
  within(screen.getByRole('article', { name: third.shortName })).getByText('Más memoria');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('a phone moves the card with the finger and back, ignores a pinch and a cancelled touch, and needs no last place', async () => {
  const { card } = await openPhone();
  fireEvent.touchStart(card, { touches: [fingerAt(0)] });
  fireEvent.touchMove(card, { touches: [fingerAt(-2, 30)] });
  expect(moved()).toBeNull();
  fireEvent.touchMove(card, { touches: [fingerAt(-60, 5)] });
  expect(moved()).toBe('translateX(-60px)');
  fireEvent.touchEnd(card, { changedTouches: [fingerAt(-60, 5)] });
  expect(moved()).toBeNull();

  fireEvent.touchStart(card, { touches: [fingerAt(100)] });
  fireEvent.touchStart(card, { touches: [fingerAt(100), fingerAt(0)] });
  fireEvent.touchEnd(card, { changedTouches: [fingerAt(-100)] });
  fireEvent.touchStart(card, { touches: [fingerAt(100)] });
  fireEvent.touchCancel(card, { changedTouches: [fingerAt(50)] });
  fireEvent.touchEnd(card, { changedTouches: [fingerAt(-100)] });
  expect(activeTab()).toBe('Mejor opción');

  fireEvent.touchStart(card, { touches: [fingerAt(0)] });
  fireEvent.touchMove(card, { touches: [fingerAt(-100)] });
  fireEvent.touchEnd(card, { changedTouches: [] });
  expect(activeTab()).toBe('Opción 2');
});

it('a phone does not move the card with reduced motion, but still changes it', async () => {
  const { card } = await openPhone({ lessMotion: true });
  fireEvent.touchStart(card, { touches: [fingerAt(0)] });
  fireEvent.touchMove(card, { touches: [fingerAt(-100)] });
  expect(moved()).toBeNull();
  fireEvent.touchEnd(card, { changedTouches: [fingerAt(-100)] });
  expect(activeTab()).toBe('Opción 2');
});

it.each(['phone', 'desktop'] as const)('a single result on a %s has no tabs, and is not swiped away', async (kind) => {
  showOn(kind);
  const stored = await storedAnswer();
  await openResults({ ...stored, computers: stored.computers.slice(0, 1) });
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  swipe();
  expect(moved()).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('Mejor opción');
});

it.each([
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Mejor opción'],
  ['{ArrowLeft}', 'Opción 3'],
  ['{End}{Home}', 'Mejor opción'],
  ['{ArrowDown}', 'Mejor opción'],
])('a phone’s tabs are moved through and selected by keys: %s leads to «%s»', async (keys, expected) => {
  const { user } = await openPhone();
  screen.getByRole('tab', { selected: true }).focus();
  await user.keyboard(keys);
  expect(activeTab()).toBe(expected);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

it('the sign-in dialog over a card ignores swipes', async () => {
  const { user, card } = await openPhone();
  await user.click(within(card).getByRole('button', { name: /en favoritos$/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.touchStart(dialog, { touches: [fingerAt(0)] });
  fireEvent.touchEnd(dialog, { changedTouches: [fingerAt(-200)] });
  expect(activeTab()).toBe('Mejor opción');
});
