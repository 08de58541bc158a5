/** «¿Lo has visto en una tienda?»: an advert pasted, understood, corrected and judged. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ReadAnswer, readAnswerSchema, readRequestSchema } from '#contract/advert.ts';
import { type Judgement, judgementSchema, type JudgeRequest, judgeRequestSchema } from '#contract/judge.ts';
import { NOTHING_READ } from '#src/lib/read-code.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { ADVERT, JUDGED, READ, RIVAL } from '#tests/support/advert-answers.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { currentAddress, goBack, renderApp } from '#tests/support/render-app.tsx';
import { BUDGET_FIELD, CASUAL_GAMING } from '#tests/support/page-texts.ts';

/** Both questions, with what was asked. */
function answerWith({ read = READ, judged = JUDGED }: { read?: ReadAnswer; judged?: Judgement } = {}) {
  const texts: string[] = [];
  const asked: JudgeRequest[] = [];
  apiServer.use(
    http.post('*/api/laptops/read', async ({ request }) => {
      texts.push(readRequestSchema.parse(await request.json()).text);
      return HttpResponse.json(readAnswerSchema.parse(read));
    }),
    http.post('*/api/laptops/judge', async ({ request }) => {
      asked.push(judgeRequestSchema.parse(await request.json()));
      return HttpResponse.json(judgementSchema.parse(judged));
    }),
  );
  return { texts, asked };
}

const knowAnswers = () =>
  localStorage.setItem('userPreferences', JSON.stringify({ ...answers, timestamp: Date.now() }));

async function paste(text: string, services = {}) {
  const app = await renderApp('/visto', services);
  await app.user.click(field());
  await app.user.paste(text);
  return app;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'El anuncio' });
const verdict = () => screen.findByRole('article', { name: /^Solo por 640\s€ o menos$/ });
/** Once effects have filled the field. */
const shows = (role: 'textbox' | 'combobox', name: string, value: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveValue(value));
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

describe('a pasted advert', () => {
  beforeEach(knowAnswers);

  it('is understood as fields with the words that they were read from', async () => {
    const { texts } = answerWith();
    await paste(ADVERT);
    await shows('textbox', 'Marca', 'HP');
    await shows('textbox', 'Precio (€)', '799');
    await shows('combobox', 'Memoria', '16');
    expect(screen.getByRole('combobox', { name: 'Memoria', description: 'Pone «16GB»' })).not.toBeNull();
    const system = await select('Sistema');
    expect(system.selectedOptions[0]?.textContent).toBe('No lo sé');
    // The price depends on it, so it is asked before the rest.
    expect(system.compareDocumentPosition(await box('Marca'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(texts).toEqual([ADVERT]);
    // It was told beside the field that the text may be sent.
    expect(screen.getByText(/^Lo lee nuestro servidor: no guarda el texto/)).not.toBeNull();
  });

  it("that names a fault or another country's keyboard is judged with them, and may be corrected", async () => {
    const read = { ...READ.read, fault: 'no enciende', keyboard: 'other' } as const;
    const from = { ...READ.from, fault: 'no enciende', keyboard: 'QWERTZ' };
    const { asked } = answerWith({ read: { ...READ, read, from } });
    const { user } = await paste(ADVERT);
    expect(await screen.findByText(/teclado de otro país.* · 799/)).not.toBeNull();
    await expect.poll(() => asked.at(-1)?.read).toMatchObject({ fault: 'no enciende', keyboard: 'other' });
    expect(screen.getByRole('combobox', { name: 'Teclado', description: 'Pone «QWERTZ»' })).not.toBeNull();
    await user.selectOptions(await select('Avería'), 'Funciona');
    await user.selectOptions(await select('Teclado'), 'teclado español');
    await expect.poll(() => asked.at(-1)?.read).toMatchObject({ fault: null, keyboard: 'es' });
  });

  it('is judged: verdict, price, «pero», place, the better one and what is lost against it, and the rest folded', async () => {
    const { asked } = answerWith();
    await paste(ADVERT);
    const shown = within(await verdict());
    expect(shown.getByRole('heading', { name: 'Mejor para ti: Apple MacBook Air 13' })).not.toBeNull();
    for (const text of ['799 €', 'Puesto 12 de 240']) expect(shown.getByText(text)).not.toBeNull();
    expect(shown.queryByText(/^Un 12\s% más de lo normal en España/)).toBeInTheDocument();
    const buts = shown.getAllByText('Pero:').map(({ parentElement }) => parentElement?.textContent);
    expect(buts).toEqual(['Pero: pesa 2,3\u00A0kg.', 'Pero: la pantalla es de 60\u00A0Hz.']);
    expect(shown.getByText('Peor:').closest('div')?.textContent).toContain('pesa 1\u00A0kg más');
    expect(shown.getByRole('link', { name: 'Apple MacBook Air 13' })).toHaveAttribute('href', `/portatil/${RIVAL}`);
    expect(asked).toEqual([{ read: READ.read, answers }]);
    const folded = shown.getByRole('button', { name: 'Ventajas y desventajas' }).closest('details');
    expect(folded?.open).toBe(false);
    const inFold = within(folded ?? document.body);
    expect(inFold.getByText('Pantalla de 144 Hz.')).not.toBeNull();
    expect(inFold.getByText(/^No dice qué sistema trae/)).not.toBeNull();
  });

  it('is corrected by the visitor, and judged again', async () => {
    const { asked } = answerWith();
    const { user } = await paste(ADVERT);
    await verdict();
    await user.selectOptions(await select('Memoria'), '8');
    await user.selectOptions(await select('Refresco'), '144');
    await user.selectOptions(await select('Estado'), 'Usado o reacondicionado');
    await user.clear(await box('Precio (€)'));
    await user.type(await box('Precio (€)'), '650');
    await user.clear(await box('Gráfica'));
    await user.type(await box('Gráfica'), 'integrada');
    await expect
      .poll(() => asked.at(-1)?.read)
      .toEqual({ ...READ.read, ramGb: 8, refreshHz: 144, used: true, price: 650, gpu: 'integrated' });
    expect(screen.getByRole('combobox', { name: 'Memoria', description: 'Lo dices tú' })).not.toBeNull();
  });

  it('keeps the verdict of the laptop that was judged under its name until another one is judged', async () => {
    answerWith();
    const { user } = await paste(ADVERT);
    await verdict();
    answerWith({ read: { ...READ, read: { ...READ.read, model: 'Omen 16' } } });
    const { promise, resolve } = Promise.withResolvers<void>();
    apiServer.use(http.post('*/api/laptops/judge', () => promise));
    await user.type(field(), ' Omen');
    await shows('textbox', 'Modelo', 'Omen 16');
    const shown = await verdict();
    await waitFor(() => expect(shown.closest('[aria-busy=true]')).not.toBeNull());
    expect(within(shown).getByText('HP Victus 15-fa2014ns')).not.toBeNull();
    resolve();
    expect(await within(shown).findByText('HP Omen 16')).not.toBeNull();
    expect(shown.closest('[aria-busy=true]')).toBeNull();
  });

  it('with an impossible price says which are possible once the field is left, and counts as without one', async () => {
    const { asked } = answerWith();
    const { user } = await paste(ADVERT);
    await user.clear(await box('Precio (€)'));
    await user.type(await box('Precio (€)'), '5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('De 20\u00A0€ a 20.000\u00A0€.');
    await expect.poll(() => asked.at(-1)?.read?.price).toBeNull();
  });

  it('that contradicts itself is asked about', async () => {
    const text = 'La RTX 6050 no existe.';
    const questions = [{ field: 'gpu', text, options: ['RTX 4050', 'RTX 5050'] }] satisfies ReadAnswer['questions'];
    const { asked } = answerWith({ read: { ...READ, read: { ...READ.read, gpu: null }, questions } });
    const { user } = await paste(ADVERT);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryByText('Contesta arriba y seguimos.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'RTX 5050' }));
    await expect.poll(() => asked.at(-1)?.read?.gpu).toBe('RTX 5050');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('of a laptop of the catalogue leads to its page, and to the comparison and the results', async () => {
    const better = JUDGED.better && { ...JUDGED.better, role: null };
    answerWith({ judged: { ...JUDGED, better, id: 'hp-victus-15-fa2014ns' } });
    await paste(ADVERT);
    const heading = 'Mejor por ese precio: Apple MacBook Air 13';
    expect(within(await verdict()).getByRole('heading', { name: heading }), 'not the best of all').not.toBeNull();
    const name = within(await verdict()).getByRole('link', { name: 'HP Victus 15-fa2014ns' });
    expect(name).toHaveAttribute('href', '/portatil/hp-victus-15-fa2014ns');
    expect(screen.getByRole('link', { name: 'Comparar con el mejor' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/comparar\\?ids=${RIVAL}#1\\.[^&]+&marca=HP&.*&leido=20`)),
    );
    const results = screen.getByRole('link', { name: 'Ver qué te recomendamos' });
    expect(results).toHaveAttribute('href', `/recommendations?visto=anuncio#${encodeAnswers(answers)}`);
  });

  it('keeps its verdict on the results', async () => {
    answerWith();
    const { user } = await paste(ADVERT);
    await verdict();
    await user.click(screen.getByRole('link', { name: 'Ver qué te recomendamos' }));
    const seen = await screen.findByText(/^El que viste,/);
    expect(seen.textContent).toBe('El que viste, HP Victus 15-fa2014ns: solo por 640\u00A0€ o menos');
    await user.click(seen);
    await verdict();
  });

  it('is saved as what it is, read from an advert, and opens again', async () => {
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

  it('that is too long is read as far as it goes', async () => {
    const { texts } = answerWith();
    await paste(ADVERT + ' '.repeat(10) + 'a'.repeat(3000));
    await screen.findByText('Es muy largo: leemos los primeros 2000 caracteres.');
    expect(texts.map(({ length }) => length)).toEqual([2000]);
  });
});

describe('without answers of the visitor', () => {
  it('uses and budget are asked in place, with the price, and a Windows unless there is one, as the budget', async () => {
    answerWith({ read: { ...READ, read: { ...READ.read, price: null } } });
    const { user } = await paste('HP Victus 15');
    await user.click(await screen.findByRole('checkbox', { name: CASUAL_GAMING }));
    expect(screen.getByText('Sin elegir.')).not.toBeNull();
    const { asked } = answerWith();
    await user.type(field(), ', 799 €');
    const budget = await box(BUDGET_FIELD);
    await waitFor(() => expect(budget).toHaveValue('950'));
    expect(screen.getByText(/^Es su precio y, por si hace falta, 145\s€ de Windows\./)).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Ya tengo Windows o usaré Linux' }));
    await user.click(screen.getByRole('button', { name: 'Ver si es buena compra' }));
    await verdict();
    expect(asked.at(-1)?.answers).toMatchObject({ purposes: ['casualgaming'], budget: 800, ownsWindows: true });
    // Prices on all pages.
    expect(localStorage.getItem('ownsWindows')).toBe('true');
    // The price of another laptop is its own budget.
    const other = answerWith({ read: { ...READ, read: { ...READ.read, price: 1210, os: 'windows' } } });
    await user.type(field(), ', otro');
    await waitFor(() => expect(other.asked.at(-1)?.answers.budget).toBe(1250));
    expect(JSON.parse(localStorage.getItem('formState') ?? '{}')).toMatchObject({ budgetUnchosen: true });
  });
});

describe('what is no laptop', () => {
  beforeEach(knowAnswers);

  it.each([
    ['accessory', 'una funda', /^Esto parece una funda/],
    ['unclear', null, /^Aquí no reconocemos ningún portátil/],
  ] as const)('is told kindly, and nothing is lost: %s', async (kind, thing, words) => {
    const { asked } = answerWith({ read: { ...READ, kind, thing } });
    const { user } = await paste('Funda para HP Victus 15');
    await screen.findByText(words);
    expect(field()).toHaveValue('Funda para HP Victus 15');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Es un portátil: poner sus datos' }));
    await verdict();
  });
});

describe('the address', () => {
  beforeEach(knowAnswers);

  it('has what was read and never the text, and opens as the same laptop', async () => {
    answerWith();
    const { unmount } = await paste(`${ADVERT} llámame al 600 000 000`);
    await expect.poll(currentAddress).toContain('ram=16');
    expect(currentAddress()).not.toMatch(/600|llámame|ll%C3%A1mame/);
    unmount();
    const { asked } = answerWith();
    await renderApp(currentAddress());
    await verdict();
    expect(asked).toEqual([{ read: READ.read, answers }]);
    expect(field()).toHaveValue('');
  });

  it('that was made up shows only what can be', async () => {
    const { asked } = answerWith();
    await renderApp('/visto#cpu=i5-13420H&ram=1e9&so=templeos&pulgadas=99&precio=-1&puntos=axb&constructor=1');
    await verdict();
    expect(asked).toEqual([{ read: { ...NOTHING_READ, cpu: 'i5-13420H' }, answers }]);
  });

  it('forgets corrections with another text about a laptop without a name', async () => {
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

  it('brings the text and its corrections back on returning', async () => {
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
});

describe('failures', () => {
  beforeEach(knowAnswers);

  it.each([
    ['', true, 'No se ha podido leer. Tu texto sigue aquí.'],
    [' without a network', false, 'Sin conexión: ahora no se puede leer.'],
  ])('of reading%s are told, the text stays, and «Reintentar» reads it', async (_when, online, words) => {
    apiServer.use(http.post('*/api/laptops/read', () => HttpResponse.error(), { once: true }));
    const { user } = await paste(ADVERT, { connectivity: createMemoryConnectivity(online) });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveValue(ADVERT);
    answerWith();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await verdict();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('of judging again are shown beside what was read, and the focus stays in the page', async () => {
    answerWith();
    await paste(ADVERT);
    const shown = await verdict();
    within(shown).getByRole('heading', { level: 2 }).focus();
    apiServer.use(http.post('*/api/laptops/judge', () => new HttpResponse(null, { status: 500 })));
    fireEvent.change(await select('Sistema'), { target: { value: 'windows' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido valorar.');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await box('Marca')).toHaveValue('HP');
  });
});
