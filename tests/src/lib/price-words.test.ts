import { expect, it } from 'vitest';
import type { PriceFacts } from '#contract/facts.ts';
import { evidenceChips } from '#src/lib/evidence-words.ts';
import { priceWords, totalPrice } from '#src/lib/price-words.ts';
import { ESTIMATED_PRICE, priceSeen } from '#tests/support/price-facts.ts';

type KnownFacts = NonNullable<Parameters<typeof priceWords>[0]['facts']>;

const NOW = Date.parse('2026-11-22');

const SEEN = priceSeen(859, '2026-10-02');
const ESTIMATED: PriceFacts = { ...ESTIMATED_PRICE, priceDate: '2026-08', licence: 0 };

/** With usual spaces. */
const words = (price: number | null, facts?: KnownFacts) => {
  const texts = Object.entries(priceWords({ price, ...(facts && { facts }) }, { now: NOW }));
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\u00A0', ' ')]));
};

const ONLY = { parts: '', range: '', seen: '', old: '' };

it.each([
  ['2026-10-02', ' el 2 de octubre de 2026'],
  ['2026-08', ' en agosto de 2026'],
  ['2026', ' en 2026'],
  ['', ''],
])('a price that a Spanish shop asked on «%s» says so', (priceDate, day) => {
  const seen = `Visto en una tienda española${day}`;
  expect(words(859, { ...SEEN, priceDate })).toEqual({ ...ONLY, amount: '859 €', seen });
});

it.each<[Partial<KnownFacts>, price: number, seen: string]>([
  [{}, 1130, '1185 € en una tienda polaca, agosto de 2026'],
  // With cents, which is no estimate beside its whole euros.
  [{ seenPrice: 1364.4 }, 1365, '1364,40 € en una tienda polaca, agosto de 2026'],
  [{ priceCountry: 'pl' }, 1185, '1185 € en una tienda polaca, agosto de 2026'],
])('a price that is estimated says from what: %j', (facts, price, seen) => {
  expect(words(price, { ...ESTIMATED, ...facts })).toEqual({ ...ONLY, amount: `≈ ${price} €`, seen });
});

it.each<[string, number | null, KnownFacts | undefined, amount: string]>([
  ['without a known origin', 899, undefined, '899 €'],
  ['of no kind', 899, { ...SEEN, priceKind: null }, '899 €'],
  ['that is missing', null, ESTIMATED, 'Precio no disponible'],
  ['a cent below a whole euro', 749.99, undefined, '750 €'],
])('a price %s is its amount alone', (_what, price, facts, amount) => {
  expect(words(price, facts)).toEqual({ ...ONLY, amount });
});

it.each([
  ['none', 145, '≈ 900 €', '755 € + 145 € de Windows'],
  [null, 145, '≈ 900 €', '755 € si ya trae Windows'],
  [null, 0, '≈ 755 €', '145 € más si no trae Windows'],
  [undefined, 0, '≈ 755 €', ''],
] as const)('a price with the system %s and %i € of Windows is told as it is paid', (os, licence, amount, parts) => {
  const facts: PriceFacts = { ...ESTIMATED, licence, ...(os !== undefined && { os }) };
  expect(words(755, facts)).toMatchObject({ amount, parts });
  expect(totalPrice({ price: 755, facts })).toBe(755 + licence);
  expect(priceWords({ price: 755, facts }, { ownsWindows: true, now: NOW })).toMatchObject({
    amount: '≈\u00A0755\u00A0€',
    parts: '',
  });
  expect(totalPrice({ price: 755, facts }, true)).toBe(755);
});

it.each([
  ['2025-11-25', ''],
  ['2025-11-15', 'Antiguo · nov. 2025'],
  ['2025', 'Antiguo · 2025'],
  ['sin fecha', ''],
])('a price seen on %j is too old for a laptop that is still sold: %j', (priceDate, old) => {
  expect(words(859, { ...SEEN, priceDate })).toMatchObject({ old });
});

it.each(['2026-02-24', '2026-02-15', '2025'])('a price of %s is old where its chip has no tick', (priceDate) => {
  const facts: PriceFacts = { ...SEEN, priceDate };
  expect(evidenceChips(facts, NOW)[0]?.is === 'unknown').toBe(
    priceWords({ price: 859, facts }, { now: NOW }).old !== '',
  );
});

const priceRange = { low: 1030, high: 1240 };

it.each<[Partial<KnownFacts>, string]>([
  [{ priceRange }, 'Lo normal: 1030–1240 €'],
  [{ priceRange, licence: 145 }, 'Lo normal: 1175–1385 € con Windows'],
  [{ priceRange, priceKind: 'seen' }, ''],
  // What is asked abroad says nothing of what is usual in Spain.
  [{ priceRange, priceCountry: 'pl' }, ''],
  [{ priceRange, priceKind: null }, ''],
  [{ priceRange: null }, ''],
  [{}, ''],
])('the range of an estimate is shown, and of no other price: %j', (facts, range) => {
  expect(words(1130, { ...ESTIMATED, ...facts }).range).toBe(range);
});
