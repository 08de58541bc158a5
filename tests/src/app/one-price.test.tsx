/** Every screen shows the same price of a laptop: the one that the engine uses. `tests/site` checks the built pages. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryFavorites } from '#bench/memory/accounts.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { answersSchema } from '#contract/answers.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { toSavedLaptop } from '#src/services/saved-laptop.ts';
import { respondTo, servePage } from '#tests/support/api-server.ts';
import { READ } from '#tests/support/advert.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { advisor } from '#tests/support/test-app.ts';
import { MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { cells } from '../features/compare/open-comparison.ts';
import { LISTED, LISTED_TEXT } from '../features/laptops/listed.ts';
import { openResults, showOn, storedAnswer } from '../features/recommendations/open-results.ts';

/** Most laptops with such graphics come without Windows. */
const GAMING = answersSchema.parse({ purposes: ['gaming'], priorities: [], budget: 1500 });
const STORED = await storedAnswer(GAMING);
const IDS = STORED.computers.map(({ id }) => id);

function sheetOf(id: string) {
  const sheet = advisor.laptop(id);
  if (!sheet) throw new Error(`The catalogue has no ${id}`);
  return sheet;
}

const firstAmount = (text: string | null | undefined) => Number(/(\d+)\s€/.exec(text ?? '')?.[1]);

/** Texts whose first amount is not the total in whole euros, or that show a price without Windows as more than a part. */
function faultsIn(id: string, text: string | null | undefined): string[] {
  const { price, facts } = sheetOf(id);
  const total = Math.round(price) + facts.licence;
  const told = (text ?? '').replaceAll('\u00A0', ' ');
  const bare = new RegExp(`(?<!\\d)${Math.round(price)} €(?! \\+ | si ya trae | en (?:una tienda|PcComponentes))`);
  const isRight = firstAmount(told) === total && (facts.licence === 0 || !bare.test(told));
  return isRight ? [] : [`${id}: ${total} in ${told}`];
}

test('these laptops show what is tested', () => {
  expect(IDS.length).toBeGreaterThan(1);
  expect(IDS.some((id) => sheetOf(id).facts.licence > 0)).toBe(true);
});

test('one price of a laptop in the results, and in their further options', async () => {
  const { user } = await openResults(STORED);
  const cards = screen.getAllByRole('article');
  expect(cards.flatMap((card) => faultsIn(card.id, card.textContent))).toEqual([]);
  expect(cards.map(({ id }) => id)).toEqual(IDS);
  await user.click(screen.getByRole('button', { name: MORE_BUTTON }));
  const section = await screen.findByRole('region', { name: MORE_OPTIONS });
  const totals = new Set(LISTED.laptops.map(({ price, licence }) => price + licence));
  const rows = within(section).getAllByRole('rowheader');
  const prices = rows.map(({ nextElementSibling }) => firstAmount(nextElementSibling?.textContent));
  expect(prices.filter((price) => !totals.has(price))).toEqual([]);
});

test('one price of a laptop in the results of a shared link on a phone, and in their tabs', async () => {
  showOn('phone');
  await renderApp(`/recommendations#${encodeAnswers(GAMING)}`);
  const tabs = await screen.findAllByRole('tab');
  expect(IDS.flatMap((id, index) => faultsIn(id, tabs[index]?.textContent))).toEqual([]);
  expect(faultsIn(IDS[0] ?? '', screen.getByRole('article').textContent)).toEqual([]);
});

test('one price of a laptop in a comparison', async () => {
  await renderApp(`/comparar?ids=${IDS.join(',')}#${encodeAnswers(GAMING)}`);
  const prices = await cells('Precio');
  expect(IDS.flatMap((id, index) => faultsIn(id, prices[index]))).toEqual([]);
});

test.each([{ ownsWindows: true }, { requirements: { os: 'linux' } }])(
  'one price without any licence: %j',
  async (change) => {
    const answers = answersSchema.parse({ ...GAMING, ...change });
    await renderApp(`/comparar?ids=${IDS.join(',')}#${encodeAnswers(answers)}`);
    expect((await cells('Precio')).map(firstAmount)).toEqual(IDS.map((id) => Math.round(sheetOf(id).price)));
  },
);

/** The verdict of an advert for 699,99 € and of the laptop that is better. */
async function openVerdict(ownsWindows: boolean) {
  localStorage.setItem('formState', JSON.stringify({ ...GAMING, ownsWindows }));
  await renderApp(`/visto#${encodeRead({ ...READ, price: 699.99 })}`);
  const article = within(await screen.findByRole('article'));
  const seen = article.getByRole('heading', { level: 2 }).closest('header');
  const better = article.getByRole('heading', { level: 3 });
  const { pathname } = within(better).getByRole<HTMLAnchorElement>('link');
  const id = decodeURIComponent(pathname.replace('/portatil/', ''));
  return { article, seen, rival: { id, text: better.closest('section')?.textContent } };
}

test('one price of a laptop on the verdict of an advert with a licence, which other figures have too or say they lack', async () => {
  const { article, seen, rival } = await openVerdict(false);
  expect(seen?.textContent).toContain('845\u00A0€700\u00A0€ + 145\u00A0€ de Windows');
  expect(faultsIn(rival.id, rival.text)).toEqual([]);
  expect(article.getByText(/normal.* en España/i)).toHaveTextContent(/\d\s€\ssin Windows/);
});

test('one price of a laptop on the verdict of an advert without one for who has Windows', async () => {
  const { article, seen, rival } = await openVerdict(true);
  expect(seen?.textContent).toContain('700\u00A0€');
  expect(firstAmount(rival.text)).toBe(Math.round(sheetOf(rival.id).price));
  expect(article.queryByText(/Windows/)).not.toBeInTheDocument();
});

const FINDERS = [
  ['¿Cuál has visto?', 'Buscar un modelo', '/blog'],
  ['El modelo, el anuncio o el que tienes', null, `/recommendations#${encodeAnswers(GAMING)}`],
  ['Añadir un modelo que has visto', null, `/comparar?ids=${IDS[0]}#${encodeAnswers(GAMING)}`],
] as const;
test.each(FINDERS)(
  'one price of a laptop where a model is looked for by its name: «%s»',
  async (label, opener, path) => {
    const { user } = await renderApp(path);
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
    await user.type(await screen.findByRole('combobox', { name: label }), 'victus');
    const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const sheets = advisor.names().laptops.map(({ id }) => sheetOf(id));
    const told = new Set(sheets.map(({ name, ...priced }) => laptopName(name) + priceWords(priced).amount));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((text) => !told.has(text))).toEqual([]);
  },
);

test('one price of a laptop in the list', async () => {
  servePage('/portatiles');
  respondTo('/data/laptops.json', () => new Response(LISTED_TEXT));
  await renderApp('/portatiles?q=lenovo');
  const rows = await screen.findAllByRole('heading', { level: 3 });
  const faults = rows.flatMap((heading) => {
    const address = heading.querySelector('a')?.getAttribute('href') ?? '';
    return faultsIn(address.replace('/portatil/', ''), heading.closest('li')?.textContent);
  });
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(5);
});

test('one price of a laptop in the favorites', async () => {
  const favorites = createMemoryFavorites();
  for (const id of IDS) await favorites.add(ANA.uid, toSavedLaptop(sheetOf(id)));
  await renderApp('/favorites', { favorites, session: sessionOf(ANA) });
  const cards = await screen.findAllByRole('article');
  expect(IDS.flatMap((id, index) => faultsIn(id, cards[index]?.textContent))).toEqual([]);
});
