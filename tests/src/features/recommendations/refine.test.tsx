/** Results that are refined to other answers; the API and the engine are the real ones. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { respondTo, restoreApi } from '#tests/support/api-server.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { KEEP_ANSWER } from '#tests/support/page-texts.ts';
import * as results from './open-results.ts';

const MORE = /^Con \d+\s€\smás/;

const TEXTS = { more: 'Con 46 € más: 5 h más de autonomía (HP 15)', less: 'Con 50 € menos: HP 15', os: 'Con Windows' };

const inStorage = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const refuse = () => respondTo('/api/recommendations', () => Response.error());

test('the bar above the verdict says what was answered and offers small changes', async () => {
  const required = { requirements: { ram: '16GB' }, ownsWindows: true };
  const stored = await results.storedAnswer({ purposes: ['gaming'], budget: 3950, ...required });
  await results.openResults({ ...stored, changes: { more: true, less: true, texts: TEXTS } });
  const bar = within(screen.getByRole('group', { name: 'Tu respuesta' }));
  expect(
    bar.queryByText('Para gaming intensivo, hasta 3950 €, 16GB, ya tengo Windows o usaré Linux'),
  ).toBeInTheDocument();
  const changes = within(screen.getByRole('group', { name: '¿Y si…?' }));
  expect(changes.queryByRole('button', { name: MORE })).not.toBeInTheDocument();
  expect(changes.queryByRole('button', { name: results.LESS })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: KEEP_ANSWER })).not.toBeInTheDocument();
});

test('the bar above the verdict is absent where an older result does not tell its answers', async () => {
  const { userInput: _, ...older } = await results.storedAnswer(results.CHANGEABLE);
  await results.openResults(older);
  expect(screen.queryByRole('group', { name: 'Tu respuesta' })).not.toBeInTheDocument();
});

test('a set without Windows says so once, and takes the licence out of all prices for who needs none', async () => {
  const stored = await results.storedAnswer({ purposes: ['gaming'], priorities: [], budget: 2000 });
  for (const { facts } of stored.computers) facts.os = 'none';
  const { user } = await results.openResults(stored);
  expect(screen.queryByText('Vienen sin Windows: sumamos 145 €.')).toBeInTheDocument();
  expect(screen.queryByText('Sin Windows')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Ya tengo Windows o usaré Linux$/ }));
  await results.refinedTo({ ownsWindows: true });
  expect(localStorage.getItem('ownsWindows')).toBe('true');
});

test('a budget that was not chosen is not told as an answer', async () => {
  const stored = await results.storedAnswer({ purposes: ['programming', 'editing'], budget: 1500 });
  const sent = { ...stored.userInput, budgetUnchosen: true, timestamp: stored.timestamp };
  localStorage.setItem('userPreferences', JSON.stringify(sent));
  const { user } = await results.openResults(stored);
  expect(screen.queryByText(/^Para .*, presupuesto sin elegir, contamos 1500 €$/)).toBeInTheDocument();
  await user.click(results.press(results.LESS));
  await results.refinedTo({ budget: 1400 });
  expect(screen.queryByText(/^Para .*, hasta 1400 €$/)).toBeInTheDocument();
});

test('a small change says what it puts first, is answered in the address, and stores nothing', async () => {
  const stored = await results.storedAnswer(results.CHANGEABLE);
  const { user } = await results.openResults(stored);
  const kept = results.storedText();
  // Beside the cards of now, its name may need more than its line.
  const promised = results.press(results.LESS).textContent.split(', el ')[1]?.split(',')[0];
  await user.click(results.press(results.LESS));
  await results.refinedTo({ budget: 1000 });
  await waitFor(() => expect(results.names()[0]).toBe(promised));
  expect(screen.queryByText(/^Para .* hasta 1000/)).toBeInTheDocument();
  await waitFor(() => expect(said()).toMatch(/(Ahora gana|La mejor opción sigue siendo) \S/));
  expect(results.storedText()).toBe(kept);
  expect(localStorage.getItem('formState')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Equipos recomendados' }));

  await user.click(await results.back());
  await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
  expect(results.names()[0]).toBe(results.firstOf(stored).shortName);
  expect(results.press('Cambiar')).toBe(document.activeElement);
});

test('a small change that makes the visitor’s own answers again is their result', async () => {
  const { user } = await results.openResults(await results.storedAnswer({ ...results.CHANGEABLE, budget: 1000 }));
  await user.click(results.press(MORE));
  await results.refinedTo({ budget: 1100 });
  await user.click(results.press(results.LESS));
  await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
  expect(screen.queryByRole('button', { name: KEEP_ANSWER })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Volver a tu respuesta' })).not.toBeInTheDocument();
});

test('a small change leads keyboard and window to the cards', async () => {
  const stored = await results.storedAnswer({ ...results.CHANGEABLE, budget: 1000 });
  const { facts } = results.firstOf(stored);
  const light = { ...facts, os: 'macOS', weightKg: 1, batteryHours: 20 } as const;
  const offered = {
    ...results.withFirst(stored, { facts: light }),
    changes: { more: true, less: true, os: 'windows', texts: TEXTS } as const,
  };
  const { user } = await results.openResults(offered);
  results.press(MORE).focus();
  await user.keyboard('{Enter}');
  await results.refinedTo({ budget: 1100 });
  await waitFor(() => expect(screen.queryByRole('button', { name: MORE })).not.toBeInTheDocument());
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Equipos recomendados' }));
  expect(document.body).not.toHaveFocus();
});

test('a small change is saved in the history only once it is kept', async () => {
  const stored = await results.storedAnswer(results.CHANGEABLE);
  const session = sessionOf(ANA);
  const save = vi.fn<() => Promise<'saved'>>(() => Promise.resolve('saved'));
  const history = { ...createMemoryHistory(), save };
  const { user } = await results.openResults(stored, { session, history });
  await user.click(results.press(results.LESS));
  await results.refinedTo({ budget: 1000 });
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(ANA.uid, expect.objectContaining({ timestamp: stored.timestamp }));

  await user.click(results.press(KEEP_ANSWER));
  await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  const [form, sent, kept] = ['formState', 'userPreferences', 'recommendations'].map(inStorage);
  expect([form, sent, kept]).toMatchObject([{ budget: 1000 }, { budget: 1000 }, { userInput: { budget: 1000 } }]);
  expect(screen.queryByText(/^Para .* hasta 1000/)).toBeInTheDocument();
});

test('without an answer of the API the result before stays, and can be asked again', async () => {
  refuse();
  const stored = await results.storedAnswer(results.CHANGEABLE);
  const { user } = await results.openResults(stored);
  const before = results.names();
  await user.click(results.press(results.LESS));
  expect((await screen.findByRole('alert')).textContent).toBe('No se ha podido calcular.');
  expect(results.names()).toEqual(before);
  await results.back();
  restoreApi();
  await user.click(results.press('Reintentar'));
  await results.refinedTo({ budget: 1000 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a lost connection is named, and when it is back the answer comes by itself', async () => {
  refuse();
  const connectivity = createMemoryConnectivity(false);
  const { user } = await results.openResults(await results.storedAnswer(results.CHANGEABLE), { connectivity });
  await user.click(results.press(results.LESS));
  expect((await screen.findByRole('alert')).textContent).toBe('Sin conexión.');
  restoreApi();
  act(() => connectivity.set(true));
  await results.refinedTo({ budget: 1000 });
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Equipos recomendados' }));
  expect(document.body).not.toHaveFocus();
});
