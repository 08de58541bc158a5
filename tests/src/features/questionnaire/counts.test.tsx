/** The form says how many laptops meet the answers, by the advisor of this device. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import type { Answers } from '#contract/answers.ts';
import { DEFAULT_ANSWERS } from '#src/features/questionnaire/answers-reducer.ts';
import type { Reply } from '#src/infra/device/messages.ts';
import { type startTestDevice, testDevice } from '#tests/support/device-worker.ts';
import { after, amount, budget, checkbox, openForm, resetButton, select, stored, submitButton } from './open-form.ts';

const OUTLOOK = 'Verás hasta tres portátiles, cada uno con su pero.';

const advisor = createSpanishAdvisor(CATALOGUE, { marketplace: { host: 'www.amazon.es', tag: '' } });
const textFor = (answers: Partial<Answers>): string => `${advisor.counts({ ...DEFAULT_ANSWERS, ...answers }).text}.`;

const open = (answer?: Parameters<typeof startTestDevice>[0]) => openForm({ device: testDevice(answer) });
const panel = () => within(screen.getByRole('region', { name: 'Tu búsqueda' }));
const shown = () => panel().queryByText(/cumplen? esto|pueden? con/, { selector: 'span' })?.textContent ?? null;
const shows = (text: string | null) => vi.waitFor(() => expect(shown()).toBe(text));
const said = () =>
  panel()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const setBudget = (euros: number) => fireEvent.change(budget(), { target: { value: String(euros) } });

afterEach(() => vi.useRealTimers());

describe('the count beside the button', () => {
  test('appears with the first answer, also before a use is chosen, and follows each', async () => {
    const { user } = await open();
    expect(shown()).toBeNull();
    panel().getByText(OUTLOOK);
    setBudget(900);
    await shows(textFor({ budget: 900 }));
    expect(panel().queryByText(OUTLOOK)).toBeNull();
    await user.click(checkbox('Gaming Intensivo'));
    await shows(textFor({ budget: 900, purposes: ['gaming'] }));
    expect(shown()).toMatch(/^\d+ de \d+ pueden con juegos actuales\.$/);
    await user.click(resetButton() ?? document.body);
    await shows(textFor({}));
  });

  test('is that of the newest answers, whichever count arrives last', async () => {
    const replies: (() => void)[] = [];
    await open((asked, reply) =>
      asked.ask === 'counts' ? new Promise<Reply>((resolve) => replies.push(() => resolve(reply))) : reply,
    );
    setBudget(700);
    await vi.waitFor(() => expect(replies).toHaveLength(1));
    setBudget(1100);
    await vi.waitFor(() => expect(replies).toHaveLength(2));
    await act(async () => replies[1]?.());
    await shows(textFor({ budget: 1100 }));
    await act(async () => replies[0]?.());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(shown()).toBe(textFor({ budget: 1100 }));
  });

  test('is read out once the answers rest', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setBudget(600);
    await shows(textFor({ budget: 600 }));
    await after(1000);
    expect(said().trim()).toBe(textFor({ budget: 600 }));
    setBudget(700);
    await after(500);
    await after(499);
    setBudget(800);
    await after(1);
    expect(shown()).toBe(textFor({ budget: 800 }));
    await after(999);
    expect(said().trim()).toBe(textFor({ budget: 600 }));
    await after(1);
    expect(said().trim()).toBe(textFor({ budget: 800 }));
  });

  test('disappears where the device no longer answers, and blocks nothing', async () => {
    let silent = false;
    const { user } = await open((_, reply) => (silent ? Promise.resolve(null) : reply));
    await user.click(checkbox('Programación'));
    await shows(textFor({ purposes: ['programming'] }));
    silent = true;
    setBudget(800);
    await shows(null);
    panel().getByText(OUTLOOK);
    // Options change in idle time.
    await vi.waitFor(() => expect(optionsOf('Memoria RAM')).toContain('16GB'));
    expect(submitButton().disabled).toBe(false);
  });

  test('is none of an amount that is no budget', async () => {
    await open();
    setBudget(900);
    await shows(textFor({ budget: 900 }));
    fireEvent.change(amount(), { target: { value: '90' } });
    await shows(null);
    expect(panel().queryByText(OUTLOOK)).not.toBeNull();
  });
});

const counted = (ram: Answers['requirements']['ram']): number =>
  advisor.counts({ ...DEFAULT_ANSWERS, budget: 900, requirements: { ...DEFAULT_ANSWERS.requirements, ram } }).count;

test('each option of a requirement says how many remain with it, and keeps its value', async () => {
  const { user } = await open();
  expect(optionsOf('Memoria RAM')).toEqual(['Sin preferencia', '4GB', '8GB', '16GB', '32GB', '64GB']);
  setBudget(900);
  await shows(textFor({ budget: 900 }));
  const withCounts = [
    `4GB (${counted('4GB')})`,
    `8GB (${counted('8GB')})`,
    `16GB (${counted('16GB')})`,
    `32GB (${counted('32GB')})`,
    `64GB (0)`,
  ];
  // The options follow the sentence, in idle time.
  await vi.waitFor(() => expect(optionsOf('Memoria RAM')).toEqual(['Sin preferencia', ...withCounts]));
  await user.selectOptions(select('Memoria RAM'), '64GB');
  expect(select('Memoria RAM').value).toBe('64GB');
  expect(stored('formState')).toMatchObject({ requirements: { ram: '64GB' } });
  await vi.waitFor(() => expect(optionsOf('Memoria RAM')).toEqual([`Sin preferencia (${counted('')})`, ...withCounts]));
  expect(optionsOf('Peso')).toContain('Ligero (1.5-2kg) (0)');
});

const SPAIN = 'Solo vistos en España';
const WINDOWS = 'Ya tengo Windows o usaré Linux';
const effectOf = (name: string) =>
  document.getElementById(checkbox(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('each switch says what it changes, and when it is on, what it has changed', async () => {
  const { user } = await open();
  expect(effectOf(WINDOWS)).toBe('ningún precio suma la licencia');
  setBudget(600);
  const asked = { ...DEFAULT_ANSWERS, budget: 600 };
  const { count, switched } = advisor.counts(asked);
  await vi.waitFor(() => expect(effectOf(WINDOWS)).toBe(`+ ${switched.ownsWindows - count} portátiles`));
  expect(effectOf(SPAIN)).toBe(`quedarían ${switched.seenInSpain} de ${count}`);
  await user.click(checkbox(SPAIN));
  await shows(textFor({ budget: 600, seenInSpain: true }));
  await vi.waitFor(() => expect(effectOf(SPAIN)).toBe(`quedan ${switched.seenInSpain} de ${count}`));
  await user.click(checkbox(WINDOWS));
  await shows(textFor({ budget: 600, seenInSpain: true, ownsWindows: true }));
});

test('where none is left, the smallest change that helps is a button, and can be taken back', async () => {
  const { user } = await open();
  setBudget(200);
  await shows('Ninguno cumple esto.');
  const help = panel().getByRole('button', { name: /^Con \d+ € más, \d+$/ });
  const [, euros, count] = /(\d+) € más, (\d+)/.exec(help.textContent ?? '') ?? [];
  await user.click(help);
  await shows(`${count} portátiles cumplen esto.`);
  expect(amount().value).toBe(String(200 + Number(euros)));
  expect(panel().queryByRole('button', { name: /más, \d/ })).toBeNull();
  expect(document.activeElement?.textContent).toContain('cumplen esto');
  setBudget(200);
  await shows('Ninguno cumple esto.');
});
