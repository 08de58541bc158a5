/** Search, filters and orders over the laptops of the catalogue. */
import { expect, test } from 'vitest';
import { parseList } from '#src/features/laptops/list/list-state.ts';
import { listView } from '#src/features/laptops/list/list-view.ts';
import { BUDGET, PURPOSES } from '#contract/answers.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { withoutLicences } from '#src/features/laptops/list/list-data.ts';
import { LISTED } from './listed.ts';

const at = (search: string) => listView(LISTED, parseList(search));
const { laptops } = LISTED;

type Fits = (laptop: (typeof laptops)[number]) => boolean;

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();

test.each<[query: string, fits: Fits]>([
  ['portátil', () => true],
  ['asus', ({ brand }) => brand === 'ASUS'],
  ['portatil asus', ({ brand }) => brand === 'ASUS'],
  ['portátil gaming', ({ dedicated }) => dedicated],
  ['ordenador gamer msi', ({ dedicated, brand }) => dedicated && brand === 'MSI'],
  ['16 gb ram', ({ ramGb }) => ramGb === 16],
  ['16 gigas de RAM', ({ ramGb }) => ramGb === 16],
  ['ssd', ({ storageGb }) => storageGb !== null && storageGb >= 256],
  ['ssd de 512', ({ storageGb }) => storageGb === 512],
  ['1 tb', ({ storageGb }) => storageGb === 1024],
  ['disco duro 1 TB', ({ storageGb }) => storageGb === 1024],
  ['lenovo 16gb ram 512 ssd', ({ brand, ramGb, storageGb }) => brand === 'Lenovo' && ramGb === 16 && storageGb === 512],
  ['think pad', ({ name }) => /thinkpad/i.test(name)],
  ['macbookair', ({ name }) => /macbook air/i.test(name)],
  ['victus15', ({ name }) => /victus 15/i.test(name)],
  ['hpvictus 16 gb ram', ({ name, ramGb }) => /HP Victus/.test(name) && ramGb === 16],
  ['mac book air m4', ({ name }) => /MacBook Air 1[35] M4/.test(name)],
  ['lenvo ideapad', ({ name }) => /Lenovo IdeaPad/.test(name)],
  ['zenbok', ({ name }) => /Zenbook/.test(name)],
  ['hp con windows 11 home', ({ brand, os }) => brand === 'HP' && os === 'windows'],
  ['sin sistema operativo', ({ os }) => os === 'none'],
  ['rtx4060', ({ gpu }) => /RTX 4060/.test(gpu ?? '')],
  ['i7', ({ cpu }) => /Core i7/.test(cpu ?? '')],
  ['R7', ({ cpu }) => /Ryzen (AI )?7/.test(cpu ?? '')],
  ['m4', ({ cpu }) => /Apple M4/.test(cpu ?? '')],
  ['15 pulgadas', ({ screenInches }) => Math.floor(screenInches ?? 0) === 15],
  ['15,6"', ({ screenInches }) => screenInches === 15.6],
  ['16″', ({ screenInches }) => Math.floor(screenInches ?? 0) === 16],
  ['pantalla oled', ({ panel, name }) => Boolean(panel?.startsWith('oled')) || name.includes('OLED')],
  ['táctil', ({ form }) => form === 'convertible'],
  ['2 en 1', ({ form, name }) => form === 'convertible' || name.includes('2-in-1')],
  ['barato', ({ price, licence }) => price + licence <= 749],
  ['ligero', ({ weightKg }) => weightKg !== null && weightKg <= 1.5],
  ['para estudiar', ({ pace }) => pace === 'plenty' || pace === 'good'],
  ['gaming 1000 euros', ({ dedicated, price, licence }) => dedicated && price + licence <= 1000],
  ['hasta 700', ({ price, licence }) => price + licence <= 700],
  ['teclado español', ({ keyboard }) => keyboard === 'es' || keyboard === 'likely'],
])('the search for «%s» finds all that fit, and nothing else', (query, fits) => {
  const { laptops: found, relaxed } = LISTED.search(query);
  expect(relaxed).toBe(false);
  expect(found.length).toBeGreaterThan(0);
  expect(ids(found)).toEqual(ids(laptops.filter(fits)));
});

test('the search for a name puts those of this name before others with the same words', () => {
  const found = LISTED.search('macbook pro 14 m5').laptops.map(({ name }) => / M5 \(/.test(name));
  expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false));
});

test.each([
  '🙂',
  'x'.repeat(1000),
  'nokia 3310',
  'asus zzzz',
  'portátil zzzz',
  '???',
  'windows 10',
  'gaming hasta 100 €',
  'más de 900 €',
])('the search finds nothing for «%s»', (query) => expect(at(`?q=${encodeURIComponent(query)}`).count).toBe(0));

test('the filters count what choosing them leads to', () => {
  for (const search of [
    '',
    '?marca=asus&ram=16',
    '?q=rtx&hasta=1500',
    '?pantalla=14,16&grafica=no&sistema=windows',
    '?visto=es&hasta=700',
  ]) {
    for (const { label, options } of at(search).groups) {
      for (const option of options.filter(({ chosen }) => !chosen)) {
        const { count, groups } = at(new URL(option.href, 'https://atinado.es').search);
        const same = groups.find((group) => group.label === label)?.options.filter(({ chosen }) => chosen) ?? [];
        // Of a group that takes several, those chosen before count too.
        const expected = same.reduce((sum, chosen) => sum + chosen.count, 0);
        expect(count, `${search} ${label} ${option.label}`).toBe(expected);
      }
    }
  }
});

test('the filters leave the laptops that match, and none whose figure is unknown', () => {
  const { laptops: found } = at('?hasta=1000&peso=1.5&ram=16&orden=peso');
  expect(found.length).toBeGreaterThan(3);
  for (const { price, licence, weightKg, ramGb } of found) {
    expect(price + licence).toBeLessThanOrEqual(1000);
    expect(weightKg).toBeLessThanOrEqual(1.5);
    expect(ramGb).toBeGreaterThanOrEqual(16);
  }
});

test('the filters leave the same laptops seen in Spain as the advisor', () => {
  const seen = at('?visto=es');
  expect(seen.laptops.every(({ seenInSpain }) => seenInSpain)).toBe(true);
  const whole = seen.groups.find(({ key }) => key === 'visto')?.options;
  expect(whole).toMatchObject([{ label: 'Solo vistos en España', count: seen.count, href: '/portatiles' }]);
  const answers = { ...DEFAULT_ANSWERS, purposes: [...PURPOSES], budget: BUDGET.max };
  const advised = SHIPPED.engine.recommend(answers).counts.qualifying;
  const within = laptops.filter(({ price, licence }) => price + licence <= BUDGET.max);
  expect(within.filter(({ seenInSpain }) => seenInSpain)).toHaveLength(advised);
  expect(at('?visto=es&marca=apple&peso=1').help?.words).toMatch(/^«(solo vistos en España|peso|Apple)/);
});

test('the filters count no licence for visitors who own Windows', () => {
  const cheaper = listView(withoutLicences(LISTED), parseList('?hasta=500&q=acer'));
  expect(cheaper.count).toBeGreaterThan(at('?hasta=500&q=acer').count);
  expect(cheaper.laptops.every(({ price, licence }) => licence === 0 && price <= 500)).toBe(true);
});

test('the filters have every laptop in one screen size', () => {
  const options = at('').groups.find(({ key }) => key === 'pantalla')?.options ?? [];
  const known = laptops.filter(({ screenInches }) => screenInches);
  expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
});

test('the filters that lead to nothing say which one to take back', () => {
  const { count, help } = at('?marca=apple&peso=1&ram=16');
  expect(count).toBe(0);
  const without = at('?marca=apple&ram=16').count;
  expect(help).toEqual({ words: '«peso hasta 1\u00A0kg»', count: without, href: '/portatiles?marca=apple&ram=16' });
  // Without what was searched there would be all of them.
  expect(at('?q=qwertzuiop')).toMatchObject({ help: null, groups: [] });
});

test('the filters leave out brands that there are not', () => {
  expect(at('?marca=inventada').count).toBe(laptops.length);
  expect(at('?marca=inventada,asus').state.chosen).toEqual({ marca: ['asus'] });
});

test('the order by price, weight and battery has the unknown last', () => {
  const cheapest = Math.min(...laptops.map(({ price, licence }) => price + licence));
  const [first] = at('?orden=precio').laptops;
  expect(first && first.price + first.licence).toBe(cheapest);
  const weights = at('?orden=peso').laptops.map(({ weightKg }) => weightKg ?? Infinity);
  expect(weights).toEqual(weights.toSorted((one, other) => one - other));
  const hours = at('?orden=autonomia').laptops.map(({ batteryHours }) => batteryHours ?? 0);
  expect(hours).toEqual(hours.toSorted((one, other) => other - one));
  const last = at('?orden=peso&pagina=9999').laptops.at(-1);
  expect(last?.weightKg).toBeNull();
});

test('the order by itself has what gives most for its price first, and says so', () => {
  const { laptops: first, orders, orderNote } = at('');
  expect(first.map(({ id }) => id)).toEqual(laptops.slice(0, 24).map(({ id }) => id));
  expect(orders.find(({ chosen }) => chosen)).toMatchObject({ label: 'Mejor compra', href: '/portatiles' });
  expect(orderNote).toMatch(/^Primero, los que más dan por lo que cuestan/);
  const places = at('?q=asus&orden=compra').laptops.map(({ id }) => laptops.findIndex((one) => one.id === id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(at('?q=asus').orderNote).toBe('');
});

test('the order by the newest price holds of what is found, too', () => {
  const found = at('?q=asus&orden=reciente').laptops.map(({ priceDate }) => priceDate);
  expect(found).toEqual(found.toSorted().toReversed());
});
