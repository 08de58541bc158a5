/** What becomes of an advert during a visit: its address, the answers, favourites, and failures. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { NOTHING_READ } from '#src/lib/read-code.ts';
import { ADVERT, READ, RIVAL } from '#tests/support/advert-answers.ts';
import { respondOnceTo, respondTo } from '#tests/support/api-server.ts';
import { BUDGET_FIELD } from '#tests/support/page-texts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress, goBack, renderApp } from '#tests/support/render-app.tsx';
import { answerWith, box, field, GIVEN, knowAnswers, paste, select, shows, verdict } from './open-advert.ts';

beforeEach(() => knowAnswers());

it('an advert is saved as what it is, read from an advert, and opens again', async () => {
  answerWith();
  const favorites = createMemoryFavorites();
  const { user, unmount } = await paste(ADVERT, { favorites, session: sessionOf(ANA) });
  await verdict();
  await user.click(screen.getByRole('button', { name: 'Guardar HP Victus 15-fa2014ns en favoritos' }));
  await expect.poll(async () => favorites.list(ANA.uid)).toHaveLength(1);
  unmount();
  await favorites.add(ANA.uid, { id: RIVAL, name: 'MacBook', price: 900, image: '', link: '', specs: [] });
  const { user: later } = await renderApp('/favorites', { favorites, session: sessionOf(ANA) });
  const card = within(await screen.findByRole('article', { name: 'HP Victus 15-fa2014ns' }));
  expect(card.getByText('799 €')).not.toBeNull();
  expect(card.getByText('Memoria: 16 GB')).not.toBeNull();
  // Neither seen by us, nor of the catalogue.
  expect(card.queryByText(/Visto en España|catálogo/)).not.toBeInTheDocument();
  expect(card.queryByRole('checkbox', { name: /^Comparar/ })).not.toBeInTheDocument();
  await later.click(card.getByRole('link', { name: /^Leído de un anuncio el \d+ de \w+ de 20\d\d$/ }));
  await shows('textbox', 'Modelo', 'Victus 15-fa2014ns');
});

it('without answers the uses are asked and judged from the first one on, for the price and a Windows unless there is one', async () => {
  localStorage.clear();
  const first = answerWith({ read: { ...READ, read: { ...READ.read, price: null } } });
  const { user } = await paste('HP Victus 15');
  const use = await screen.findByRole('checkbox', { name: 'Gaming Casual' });
  expect(screen.getByText('Para casa (internet, banco, fotos, llamadas), marca «Trabajo/Estudio».')).not.toBeNull();
  // The form comes after the verdict.
  expect(screen.queryByRole('textbox', { name: BUDGET_FIELD })).not.toBeInTheDocument();
  await user.click(use);
  await verdict();
  expect(first.asked.at(-1)?.answers).toMatchObject({ purposes: ['casualgaming'], budget: 1500 });
  expect(screen.queryByText(/sin elegir, contamos 1500\s€/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Programación' }));
  await waitFor(() => expect(first.asked.at(-1)?.answers.purposes).toEqual(['casualgaming', 'programming']));
  expect(screen.getByRole('checkbox', { name: 'Programación' })).toHaveFocus();
  await user.click(use);
  await user.click(screen.getByRole('checkbox', { name: 'Programación' }));
  expect(screen.queryByRole('button', { name: 'Afinar con más preguntas' })).not.toBeInTheDocument();
  await user.click(use);
  const { asked } = answerWith();
  await user.type(field(), ', 799 €');
  await waitFor(() => expect(asked.at(-1)?.answers.budget).toBe(950));
  await user.click(screen.getByRole('button', { name: 'Afinar con más preguntas' }));
  expect(await box(BUDGET_FIELD)).toHaveValue('950');
  await user.click(screen.getByRole('checkbox', { name: 'Ya tengo Windows o usaré Linux' }));
  await user.click(screen.getByRole('button', { name: 'Ver si es buena compra' }));
  await waitFor(() => expect(asked.at(-1)?.answers).toMatchObject({ budget: 800, ownsWindows: true }));
  // Prices on all pages.
  expect(localStorage.getItem('ownsWindows')).toBe('true');
  // The price of another laptop is its own budget.
  const other = answerWith({ read: { ...READ, read: { ...READ.read, price: 1210, os: 'windows' } } });
  await user.type(field(), ', otro');
  await waitFor(() => expect(other.asked.at(-1)?.answers.budget).toBe(1250));
  expect(JSON.parse(localStorage.getItem('formState') ?? '{}')).toMatchObject({ budgetUnchosen: true });
});

it('uses without games are not taken for a laptop for games, which asks anew, but for any other', async () => {
  knowAnswers({ ...GIVEN, purposes: ['office'] });
  const form = localStorage.getItem('formState');
  const { asked } = answerWith();
  const { user } = await paste(ADVERT);
  await user.click(await screen.findByRole('checkbox', { name: 'Gaming Casual' }));
  await verdict();
  expect(localStorage.getItem('formState'), 'the answers of the form').toBe(form);
  expect(asked.map(({ answers: { purposes } }) => purposes)).toEqual([['casualgaming']]);
  const plain = answerWith({ read: { ...READ, read: { ...READ.read, gpu: null } } });
  await user.type(field(), ', otro');
  await waitFor(() => expect(plain.asked.at(-1)?.answers.purposes).toEqual(['office']));
});

it('more questions keep the verdict in sight, until that of their answers is known', async () => {
  answerWith();
  const { user } = await paste(ADVERT);
  const shown = await verdict();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const send = await screen.findByRole('button', { name: 'Ver si es buena compra' });
  expect(shown.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { name: 'Cambia lo que pides' })).toHaveFocus();
  const { promise, resolve } = Promise.withResolvers<void>();
  respondTo('/api/laptops/judge', () => promise);
  await user.click(screen.getByRole('checkbox', { name: 'Diseño Gráfico' }));
  await user.click(send);
  await waitFor(() => expect(shown.closest('[aria-busy=true]')).not.toBeNull());
  expect(send).not.toBeInTheDocument();
  resolve();
});

it.each([
  ['accessory', 'una funda', /^Esto parece una funda/],
  ['unclear', null, /^Aquí no reconocemos ningún portátil/],
] as const)('what is no laptop is told kindly, and nothing is lost: %s', async (kind, thing, words) => {
  const { asked } = answerWith({ read: { ...READ, kind, thing } });
  const { user } = await paste('Funda para HP Victus 15');
  await screen.findByText(words);
  expect(field()).toHaveValue('Funda para HP Victus 15');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Es un portátil: poner sus datos' }));
  await verdict();
});

it('the address has what was read and never the text, and opens as the same laptop', async () => {
  answerWith();
  const { unmount } = await paste(`${ADVERT} llámame al 600 000 000`);
  await expect.poll(currentAddress).toContain('ram=16');
  expect(currentAddress()).not.toMatch(/600|llámame|ll%C3%A1mame/);
  unmount();
  const { asked } = answerWith();
  await renderApp(currentAddress());
  await verdict();
  expect(asked).toEqual([{ read: READ.read, answers: GIVEN }]);
  expect(field()).toHaveValue('');
});

it('an address that was made up shows only what can be', async () => {
  const { asked } = answerWith();
  await renderApp('/visto#cpu=i5-13420H&ram=1e9&so=templeos&pulgadas=99&precio=-1&puntos=axb&constructor=1');
  await verdict();
  expect(asked).toEqual([{ read: { ...NOTHING_READ, cpu: 'i5-13420H' }, answers: GIVEN }]);
});

it('another text about a laptop without a name forgets the corrections', async () => {
  const nameless = { ...READ.read, brand: null, model: null };
  answerWith({ read: { ...READ, read: nameless } });
  const { user } = await paste('i5-13420H 16 GB');
  await user.selectOptions(await select('Memoria'), '8');
  answerWith({ read: { ...READ, read: { ...nameless, cpu: 'AMD Ryzen 7 7840HS' } } });
  await user.clear(field());
  await user.type(field(), 'Ryzen 7 7840HS 16 GB');
  await shows('textbox', 'Procesador', 'AMD Ryzen 7 7840HS');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Memoria' })).toHaveValue('16'));
});

it('returning brings the text and its corrections back', async () => {
  const read = { ...READ.read, price: 799.99 };
  answerWith({ read: { ...READ, read } });
  const { user } = await paste(ADVERT);
  await user.selectOptions(await select('Memoria'), '8');
  const model = await box('Modelo');
  await user.clear(model);
  await user.type(model, 'Victus 16');
  await expect.poll(currentAddress).toContain('ram=8');
  await expect.poll(currentAddress).toContain('modelo=Victus+16');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Privacidad' }));
  await expect.poll(currentAddress).toBe('/privacy');
  await act(goBack);
  await shows('textbox', 'El anuncio', ADVERT);
  await shows('combobox', 'Memoria', '8');
  await shows('textbox', 'Modelo', 'Victus 16');
  expect(screen.queryAllByText('Lo dices tú')).toHaveLength(2);
});

it.each([
  ['', true, 'No se ha podido leer. Tu texto sigue aquí.'],
  [' without a network', false, 'Sin conexión: ahora no se puede leer.'],
])('failures of reading%s are told, the text stays, and «Reintentar» reads it', async (_when, online, words) => {
  respondOnceTo('/api/laptops/read', () => Response.error());
  const { user } = await paste(ADVERT, { connectivity: createMemoryConnectivity(online) });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue(ADVERT);
  answerWith();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await verdict();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('failures of judging again are shown beside what was read, the focus stays in the page, and a retry is one', async () => {
  answerWith();
  const { user } = await paste(ADVERT);
  const shown = await verdict();
  within(shown).getByRole('heading', { level: 2 }).focus();
  respondTo('/api/laptops/judge', () => new Response(null, { status: 500 }));
  fireEvent.change(await select('Sistema'), { target: { value: 'windows' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido valorar.');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await box('Marca')).toHaveValue('HP');

  const answer = Promise.withResolvers<Response>();
  let asked = 0;
  respondTo('/api/laptops/judge', () => {
    asked += 1;
    return answer.promise;
  });
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await expect.poll(() => asked).toBe(1);
  await user.click(retry);
  answer.resolve(new Response(null, { status: 500 }));
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
  expect(asked).toBe(1);
});
