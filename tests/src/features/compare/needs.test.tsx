/** The comparison by what this visitor needs, and what answers it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { answers as ofTests } from '#tests/support/recommendations-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { advisor } from '#tests/support/test-app.ts';
import { cells, table } from './open-comparison.ts';

const ZENBOOK = 'asus-zenbook-14-oled-ux3405ca-qd1313w';
const AIR = 'apple-macbook-air-13-m5-16-512-2560-macos';
const AIR_24 = 'apple-macbook-air-13-m4-24-512-2560-macos';
const OMEN = 'hp-omen-slim-16-an0066ns';
const ids = [OMEN, ZENBOOK];
const answers = { ...ofTests, budget: 1400 };

const open = (fragment = '', services = {}) => renderApp(`/comparar?ids=${ids.join(',')}${fragment}`, services);
const labels = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const remember = (stored: object) => localStorage.setItem('formState', JSON.stringify(stored));

test("a comparison by answers begins with what was asked for, in the advisor's words, and marks the better ones", async () => {
  remember(answers);
  await open();
  const { laptops, target } = advisor.compare({ userInput: answers, ids });
  await waitFor(async () => expect((await labels())[0]).toBe('Para ti'));
  expect((await labels()).slice(1, target.length + 4)).toEqual([
    'Pero',
    'Precio',
    'Lo que sabemos',
    'Comprar',
    ...target.slice(0, -1).map(({ label }) => label),
  ]);
  const told = (await cells('Para ti')).map((text) => text?.replaceAll('\u00A0', ' '));
  expect(told).toEqual([laptops[0]?.text, `${laptops[1]?.text}El que te recomendamos`]);
  const battery = target.findIndex(({ label }) => label === 'Autonomía');
  expect((await cells('Autonomía'))[1]).toContain(laptops[1]?.better[battery]?.replace(' h', '\u00A0h'));
  const missing = target.at(-1)?.points[0]?.word ?? '';
  expect(missing).toMatch(/^faltan /);
  expect((await cells('Precio'))[0]?.replaceAll('\u00A0', ' ')).toContain(missing.replaceAll('\u00A0', ' '));
  const asked = /^Según tus respuestas: Trabajo\/Estudio · Programación · Batería · hasta 1400/;
  expect(screen.queryByText(asked)).toBeInTheDocument();
  // The second part does not repeat the first.
  expect((await labels()).filter((label) => label === 'Memoria')).toHaveLength(1);
});

test('a comparison by answers says what tells them apart where all meet what was asked for', async () => {
  remember({ ...answers, purposes: ['office'], priorities: [], budget: 2500 });
  await renderApp(`/comparar?ids=${AIR},${ZENBOOK}`);
  await waitFor(async () => expect((await labels())[0]).toBe('Para ti'));
  const told = (await cells('Para ti')).join(' ').replaceAll('\u00A0', ' ');
  expect(told).toMatch(/El que te recomendamos/);
  expect(told).toMatch(/Su procesador es un \d+ % más rápido y aguanta \d+ h más\./);
  expect(told).toMatch(/Cuesta \d+ € menos\./);
});

test('a comparison by answers says over which of three a lead is', async () => {
  remember({ ...answers, purposes: ['office'], priorities: [], budget: 2500 });
  await renderApp(`/comparar?ids=${[OMEN, ZENBOOK, AIR].join(',')}`);
  await waitFor(async () => expect((await labels())[0]).toBe('Para ti'));
  const none = expect.not.stringContaining('frente a');
  expect(await cells('Precio')).toEqual([none, expect.stringContaining('frente a Apple MacBook Air 13 M5'), none]);
});

test('a comparison takes the answers of its address before those of this browser', async () => {
  remember(answers);
  await open(`#${encodeAnswers({ ...answers, purposes: ['gaming'], budget: 2000 })}`);
  await screen.findByText(/^Según estas respuestas: Gaming Intensivo/);
  expect((await cells('Para ti'))[0]).toBe('Encaja a medias.El que te recomendamos');
});

test('a comparison names no link where its address has the answers of this browser', async () => {
  remember(answers);
  await open(`#${encodeAnswers(answers)}`);
  expect(await screen.findByText(/^Según tus respuestas: /)).not.toBeNull();
});

test.each(['', '#1.zzz'])('without answers it shows the facts, and the way to the form: %s', async (fragment) => {
  await open(fragment);
  expect((await labels())[0]).toBe('Precio');
  expect(screen.getByRole('link', { name: 'Responde cinco preguntas' })).toHaveAttribute('href', '/form');
});

test('a laptop that comes later does not take away those on view', async () => {
  const { user } = await renderApp(`/comparar?ids=${ids.join(',')}`);
  await table();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  respondTo('/api/laptops', async () => {
    await held;
    return Response.json({ laptops: [...ids, AIR_24].map((id) => advisor.laptop(id)) });
  });
  await user.type(screen.getByRole('combobox'), 'macbook air 13 m4 24{Enter}');
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(2);
  act(() => release());
  await waitFor(async () => expect(within(await table()).getAllByRole('columnheader')).toHaveLength(3));
});
