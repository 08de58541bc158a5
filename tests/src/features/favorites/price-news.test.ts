import { expect, test } from 'vitest';
import type { PriceFacts } from '#contract/facts.ts';
import { priceNews } from '#src/features/favorites/price-news.ts';
import { sheetWith } from '#tests/support/laptops.ts';
import { priceSeen } from '#tests/support/price-facts.ts';

const DAY_MS = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const SEEN = priceSeen(999, dayAgo(60));
const ESTIMATED: PriceFacts = { ...SEEN, priceKind: 'estimated', priceBasis: 'en una tienda polaca' };
const WITHOUT_WINDOWS: PriceFacts = { ...ESTIMATED, licence: 145 };

const NEW_SEEN = { ...SEEN, priceDate: dayAgo(1) };
const NEW_ESTIMATE = { ...ESTIMATED, priceDate: dayAgo(1) };

type Price = [price: number | null, facts?: PriceFacts];

function newsOf([before, saved]: Price, [price, facts]: Price, ownsWindows = false) {
  const now = sheetWith({ id: 'a', price, facts });
  const news = priceNews({ price: before, ...(saved && { facts: saved }) }, now, ownsWindows);
  return news && { ...news, words: news.words.replaceAll('\u00A0', ' ') };
}

test.each<[string, then: Price, now: Price, words: string, fell: boolean]>([
  ['seen, now less', [999, SEEN], [939, NEW_SEEN], 'Ahora 939 €: bajó 60 € desde que lo guardaste', true],
  ['seen, now more', [999, SEEN], [1039, NEW_SEEN], 'Ahora 1039 €: subió 40 € desde que lo guardaste', false],
  ['seen with cents', [849.9, SEEN], [839.5, NEW_SEEN], 'Ahora 840 €: bajó 10 € desde que lo guardaste', true],
  ['estimated twice', [740, ESTIMATED], [690, NEW_ESTIMATE], 'Antes ≈ 740 €; ahora ≈ 690 €', true],
  ['counted with Windows', [740, WITHOUT_WINDOWS], [690, NEW_ESTIMATE], 'Antes ≈ 885 €; ahora ≈ 690 €', true],
  ['an estimate, then seen', [740, ESTIMATED], [690, NEW_SEEN], 'Antes ≈ 740 €; ahora 690 €', false],
  ['seen, then an estimate', [740, SEEN], [690, NEW_ESTIMATE], 'Antes 740 €; ahora ≈ 690 €', false],
  ['saved before kinds were told', [740], [690, NEW_SEEN], 'Antes 740 €; ahora 690 €', false],
])('a price that was %s', (_what, then, now, words, fell) => {
  expect(newsOf(then, now)).toEqual({ words, fell });
});

test('a licence is not counted for visitors who have Windows', () => {
  const news = newsOf([740, WITHOUT_WINDOWS], [690, NEW_ESTIMATE], true);
  expect(news?.words).toBe('Antes ≈ 740 €; ahora ≈ 690 €');
});

test.each<[string, then: Price, now: Price]>([
  ['without a price then', [null, SEEN], [939, NEW_SEEN]],
  ['without a price now', [999, SEEN], [null, NEW_SEEN]],
  ['where it is the same in whole euros', [999.2, SEEN], [999, NEW_SEEN]],
  ['of estimates that hardly differ', [740, ESTIMATED], [726, NEW_ESTIMATE]],
  ['of estimates that hardly differ upwards', [740, ESTIMATED], [754, NEW_ESTIMATE]],
  ['of small estimates that hardly differ', [200, ESTIMATED], [195, NEW_ESTIMATE]],
  ['of an estimate near what was seen since', [740, ESTIMATED], [735, NEW_SEEN]],
  ['that our rule makes of the same offer today', [740, ESTIMATED], [690, ESTIMATED]],
  ['of a price from before', [999, NEW_SEEN], [939, SEEN]],
  [
    'of a price that is old itself',
    [999, { ...SEEN, priceDate: '2024-01' }],
    [939, { ...SEEN, priceDate: '2025-01-10' }],
  ],
])('there is no news %s', (_what, then, now) => {
  expect(newsOf(then, now)).toBeNull();
});
