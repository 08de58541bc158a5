/** Results that are refined to other answers; the API and the engine are the real ones. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { BUDGET_FIELD, KEEP_ANSWER } from '#tests/support/page-texts.ts';
import {
  back,
  firstOf,
  inAddress,
  names,
  openResults,
  press,
  said,
  storedAnswer,
  storedText,
  refinedTo,
  withFirst,
} from './open-results.ts';

const MORE = /^Con \d+\s€\smás/;
const LESS = /^Con \d+\s€\smenos/;

/** For these answers, and for 100 € less, less money is offered. */
const TEXTS = { more: 'Con 46 € más: 5 h más de autonomía (HP 15)', less: 'Con 50 € menos: HP 15', os: 'Con Windows' };
const CHANGEABLE = { purposes: ['design'], priorities: ['graphics'], budget: 1100 };

const inStorage = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const refuse = () => apiServer.use(http.post('*/api/recommendations', () => HttpResponse.error()));

describe('the bar above the verdict', () => {
  test('says what was answered and offers small changes', async () => {
    const required = { requirements: { ram: '16GB' }, ownsWindows: true };
    const stored = await storedAnswer({ purposes: ['gaming'], budget: 3950, ...required });
    await openResults({ ...stored, changes: { more: true, less: true, texts: TEXTS } });
    const bar = within(screen.getByRole('group', { name: 'Tu respuesta' }));
    expect(
      bar.queryByText('Para gaming intensivo, hasta 3950 €, 1 requisito, ya tengo Windows o usaré Linux'),
    ).toBeInTheDocument();
    const changes = within(screen.getByRole('group', { name: '¿Y si…?' }));
    expect(changes.queryByRole('button', { name: MORE })).not.toBeInTheDocument();
    expect(changes.queryByRole('button', { name: LESS })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: KEEP_ANSWER })).not.toBeInTheDocument();
  });

  test('says what a small change puts first before it is pressed', async () => {
    const stored = await storedAnswer(CHANGEABLE);
    const { user } = await openResults(stored);
    const chip = screen.getByRole('button', { name: LESS });
    // Beside the cards of now, its name may need more than its line.
    const promised = chip.textContent.split(', el ')[1]?.split(',')[0];
    await user.click(chip);
    await refinedTo({ budget: CHANGEABLE.budget - 100 });
    await waitFor(() => expect(names()[0]).toBe(promised));
  });

  test('is absent where an older result does not tell its answers', async () => {
    const { userInput: _, ...older } = await storedAnswer(CHANGEABLE);
    await openResults(older);
    expect(screen.queryByRole('group', { name: 'Tu respuesta' })).not.toBeInTheDocument();
  });
});

test('a set without Windows says so once, and takes the licence out of all prices for who needs none', async () => {
  const stored = await storedAnswer({ purposes: ['gaming'], priorities: [], budget: 2000 });
  for (const { facts } of stored.computers) facts.os = 'none';
  const { user } = await openResults(stored);
  expect(screen.queryByText('Vienen sin Windows: sumamos 145 €.')).toBeInTheDocument();
  expect(screen.queryByText('Sin Windows')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Ya tengo Windows o usaré Linux$/ }));
  await refinedTo({ ownsWindows: true });
});

test('a budget that was not chosen is not told as an answer', async () => {
  const stored = await storedAnswer({ purposes: ['programming', 'editing'], budget: 1500 });
  const sent = { ...stored.userInput, budgetUnchosen: true, timestamp: stored.timestamp };
  localStorage.setItem('userPreferences', JSON.stringify(sent));
  const { user } = await openResults(stored);
  expect(screen.queryByText(/^Para .*, presupuesto sin elegir, contamos 1500 €$/)).toBeInTheDocument();
  await user.click(press(LESS));
  await refinedTo({ budget: 1400 });
  expect(screen.queryByText(/^Para .*, hasta 1400 €$/)).toBeInTheDocument();
});

describe('a small change', () => {
  test('is answered in the address, and stores nothing', async () => {
    const stored = await storedAnswer(CHANGEABLE);
    const { user } = await openResults(stored);
    const kept = storedText();
    await user.click(press(LESS));
    await refinedTo({ budget: 1000 });
    expect(screen.queryByText(/^Para .* hasta 1000/)).toBeInTheDocument();
    await waitFor(() => expect(said()).toMatch(/(Ahora gana|La mejor opción sigue siendo) \S/));
    expect(storedText()).toBe(kept);
    expect(localStorage.getItem('formState')).toBeNull();
    expect(press(LESS)).toHaveFocus();

    await user.click(await back());
    await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
    expect(names()[0]).toBe(firstOf(stored).shortName);
    expect(press('Cambiar')).toBe(document.activeElement);
  });

  test('that makes the visitor’s own answers again is their result', async () => {
    const { user } = await openResults(await storedAnswer({ ...CHANGEABLE, budget: 1000 }));
    await user.click(press(MORE));
    await refinedTo({ budget: 1100 });
    await user.click(press(LESS));
    await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
    expect(screen.queryByRole('button', { name: KEEP_ANSWER })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Volver a tu respuesta' })).not.toBeInTheDocument();
  });

  test('that is no longer offered hands the focus to the next one, the last one to their group', async () => {
    const stored = await storedAnswer({ ...CHANGEABLE, budget: 1000 });
    const { facts } = firstOf(stored);
    const light = { ...facts, os: 'macOS', weightKg: 1, batteryHours: 20 } as const;
    const offered = {
      ...withFirst(stored, { facts: light }),
      changes: { more: true, less: true, os: 'windows', texts: TEXTS } as const,
    };
    const { user } = await openResults(offered);
    press(MORE).focus();
    await user.keyboard('{Enter}');
    await refinedTo({ budget: 1100 });
    await waitFor(() => expect(screen.queryByRole('button', { name: MORE })).not.toBeInTheDocument());
    expect(press(LESS)).toHaveFocus();

    await user.click(await back());
    await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
    (await screen.findByRole('button', { name: TEXTS.os })).focus();
    await user.keyboard('{Enter}');
    await refinedTo({ requirements: { os: 'windows' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: TEXTS.os })).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: '¿Y si…?' })).toHaveFocus();
  });

  test('is saved in the history only once it is kept', async () => {
    const stored = await storedAnswer(CHANGEABLE);
    const session = sessionOf(ANA);
    const save = vi.fn<() => Promise<'saved'>>(() => Promise.resolve('saved'));
    const history = { ...createMemoryHistory(), save };
    const { user } = await openResults(stored, { session, history });
    await user.click(press(LESS));
    await refinedTo({ budget: 1000 });
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledWith(ANA.uid, expect.objectContaining({ timestamp: stored.timestamp }));

    await user.click(press(KEEP_ANSWER));
    await waitFor(() => expect(currentAddress()).toBe('/recommendations'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const [form, sent, kept] = ['formState', 'userPreferences', 'recommendations'].map(inStorage);
    expect([form, sent, kept]).toMatchObject([{ budget: 1000 }, { budget: 1000 }, { userInput: { budget: 1000 } }]);
    expect(screen.queryByText(/^Para .* hasta 1000/)).toBeInTheDocument();
  });
});

describe('when the API does not answer', () => {
  test('the result before stays, and can be asked again', async () => {
    refuse();
    const stored = await storedAnswer(CHANGEABLE);
    const { user } = await openResults(stored);
    const before = names();
    await user.click(press(LESS));
    expect((await screen.findByRole('alert')).textContent).toBe('No se ha podido calcular.');
    expect(names()).toEqual(before);
    await back();
    apiServer.resetHandlers();
    await user.click(press('Reintentar'));
    await refinedTo({ budget: 1000 });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lost connection is named, and when it is back the answer comes by itself', async () => {
    refuse();
    const connectivity = createMemoryConnectivity(false);
    const { user } = await openResults(await storedAnswer(CHANGEABLE), { connectivity });
    await user.click(press(LESS));
    expect((await screen.findByRole('alert')).textContent).toBe('Sin conexión.');
    apiServer.resetHandlers();
    act(() => connectivity.set(true));
    await refinedTo({ budget: 1000 });
    expect(press(LESS)).toHaveFocus();
  });
});

async function openEditor(asked?: object) {
  const { user } = await openResults(await storedAnswer(asked));
  await user.click(press('Cambiar'));
  await screen.findByRole('heading', { name: 'Ajusta tu respuesta' });
  return user;
}
const check = (name: string) => screen.getByRole('checkbox', { name });

describe('adjusting', () => {
  test('refines uses, priorities, requirements and switches, each at once', async () => {
    const user = await openEditor();
    expect(document.activeElement?.textContent).toBe('Ajusta tu respuesta');
    await user.click(check('Diseño Gráfico'));
    await refinedTo({ purposes: ['office', 'design', 'programming'] });
    await user.click(check('Silencio'));
    await refinedTo({ priorities: ['battery', 'silence'] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Memoria RAM' }), '32GB');
    await refinedTo({ requirements: { ram: '32GB' } });
    await user.click(check('Ya tengo Windows o usaré Linux'));
    await refinedTo({ requirements: { ram: '32GB' }, ownsWindows: true });
    expect(inStorage('ownsWindows')).toBe(true);
    await user.click(press('Listo'));
    expect(screen.queryByRole('heading', { name: 'Ajusta tu respuesta' })).not.toBeInTheDocument();
    expect(press('Cambiar')).toHaveFocus();
  });

  test('takes a typed budget, says that an amount is wrong, and gives the focus back on Escape', async () => {
    const user = await openEditor();
    const amount = screen.getByRole('textbox', { name: BUDGET_FIELD });
    await user.clear(amount);
    await user.type(amount, '1250');
    await refinedTo({ budget: 1250 });
    await user.clear(amount);
    await user.type(amount, '12');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(/^El importe no vale/);
    await refinedTo({ budget: 1250 });
    await user.keyboard('{Escape}');
    expect(press('Cambiar')).toHaveFocus();
  });

  test('asks once for a budget that is dragged', async () => {
    await openEditor(CHANGEABLE);
    const asked = vi.fn<() => undefined>();
    apiServer.use(http.post('*/api/recommendations', asked));
    for (const value of ['900', '1300', '1200']) fireEvent.change(screen.getByRole('slider'), { target: { value } });
    await refinedTo({ budget: 1200 });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('follows a change made elsewhere', async () => {
    const user = await openEditor(CHANGEABLE);
    await user.click(press(LESS));
    await refinedTo({ budget: 1000 });
    await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '1000'));
    await user.click(await back());
    await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '1100'));
  });

  test('asks for a use before it asks the advisor', async () => {
    const user = await openEditor();
    await user.click(check('Trabajo/Estudio'));
    await refinedTo({ purposes: ['programming'] });
    await user.click(check('Programación'));
    expect((await screen.findByRole('alert')).textContent).toBe('Elige al menos un uso.');
    expect(inAddress().purposes).toEqual(['programming']);
  });
});

test('an empty answer is refined on by its own changes, and nothing is stored', async () => {
  const stored = await storedAnswer(CHANGEABLE);
  const { user } = await openResults(stored);
  const before = storedText();
  await user.click(press('Cambiar'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Memoria RAM' }), '64GB');
  await screen.findByRole('heading', { level: 1, name: /^No encontramos equipos/ });
  const [change] = screen.getAllByRole('button', { name: /: \d+ portátil/ });
  if (!change) throw new Error('There is no change to make');
  await user.click(change);
  await screen.findAllByRole('article');
  expect(currentAddress()).toMatch(/^\/recommendations#1\./);
  expect(storedText()).toBe(before);
});
