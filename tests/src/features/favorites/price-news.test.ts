import { describe, expect, test } from 'vitest';
import type { PriceFacts } from '#contract/facts.ts';
import { laptopSheetSchema } from '#contract/computer.ts';
import { priceNews } from '#src/features/favorites/price-news.ts';

const DAY_MS = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const SEEN: PriceFacts = {
  priceKind: 'seen',
  seenPrice: 999,
  priceDate: dayAgo(60),
  priceBasis: 'en una tienda española',
  licence: 0,
};
const ESTIMATED: PriceFacts = { ...SEEN, priceKind: 'estimated', priceBasis: 'en una tienda polaca' };

const then = (price: number | null, facts?: PriceFacts) => ({ price, ...(facts && { facts }) });
const now = (price: number | null, facts: PriceFacts) =>
  laptopSheetSchema.parse({ id: 'a', price, facts: { ...facts, priceDate: facts.priceDate ?? dayAgo(1) } });
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const newSeen = { ...SEEN, priceDate: dayAgo(1) };
const newEstimate = { ...ESTIMATED, priceDate: dayAgo(1) };

describe('a price that Spanish shops asked, then and now', () => {
  test.each([
    [999, 939, 'Ahora 939 €: bajó 60 € desde que lo guardaste', true],
    [999, 1039, 'Ahora 1039 €: subió 40 € desde que lo guardaste', false],
    [999, 998, 'Ahora 998 €: bajó 1 € desde que lo guardaste', true],
    [849.9, 839.5, 'Ahora 840 €: bajó 10 € desde que lo guardaste', true],
  ])('%d, then %d', (before, after, words, fell) => {
    const news = priceNews(then(before, SEEN), now(after, newSeen));
    expect({ ...news, words: plain(news?.words) }).toEqual({ words, fell });
  });

  test('is not mentioned where it is the same in whole euros', () => {
    expect(priceNews(then(999, SEEN), now(999, newSeen))).toBeNull();
    expect(priceNews(then(999.2, SEEN), now(999, newSeen))).toBeNull();
  });
});

describe('an estimate', () => {
  test('is shown beside the earlier one, and not called a fall', () => {
    const news = priceNews(then(740, ESTIMATED), now(690, newEstimate));
    expect(plain(news?.words)).toBe('Antes ≈ 740 €; ahora ≈ 690 €');
    expect(news?.fell).toBe(true);
  });

  test('counts the price with Windows, unless the visitor has it', () => {
    const news = priceNews(then(740, { ...ESTIMATED, licence: 145 }), now(690, newEstimate));
    expect(plain(news?.words)).toBe('Antes ≈ 885 €; ahora ≈ 690 €');
    const withWindows = priceNews(then(740, { ...ESTIMATED, licence: 145 }), now(690, newEstimate), true);
    expect(plain(withWindows?.words)).toBe('Antes ≈ 740 €; ahora ≈ 690 €');
  });

  test.each([
    [740, 726],
    [740, 754],
    [200, 195],
  ])('that differs as estimates do is not mentioned: %d, then %d', (before, after) => {
    expect(priceNews(then(before, ESTIMATED), now(after, newEstimate))).toBeNull();
  });

  test('that our rule makes of the same offer today is not mentioned', () => {
    expect(priceNews(then(740, ESTIMATED), now(690, ESTIMATED))).toBeNull();
  });
});

describe('prices of different kinds', () => {
  test.each<[string, PriceFacts | undefined, PriceFacts, string]>([
    ['an estimate, then seen', ESTIMATED, newSeen, 'Antes ≈ 740 €; ahora 690 €'],
    ['seen, then an estimate', SEEN, newEstimate, 'Antes 740 €; ahora ≈ 690 €'],
    ['saved before kinds were told', undefined, newSeen, 'Antes 740 €; ahora 690 €'],
    ['not to be believed', SEEN, { ...newSeen, priceKind: 'doubtful' }, 'Antes 740 €; ahora ≈ 690 €'],
  ])('are both told: %s', (_case, before, after, words) => {
    const news = priceNews(then(740, before), now(690, after));
    expect({ ...news, words: plain(news?.words) }).toEqual({ words, fell: false });
  });

  test('are not mentioned where they hardly differ', () => {
    expect(priceNews(then(740, ESTIMATED), now(735, newSeen))).toBeNull();
  });
});

describe('there is no news', () => {
  test.each<[string, ReturnType<typeof priceNews>]>([
    ['without a price then', priceNews(then(null, SEEN), now(939, newSeen))],
    ['without a price now', priceNews(then(999, SEEN), now(null, newSeen))],
    ['of a price from before', priceNews(then(999, newSeen), now(939, SEEN))],
    [
      'of a price that is old itself',
      priceNews(then(999, { ...SEEN, priceDate: '2024-01' }), now(939, { ...SEEN, priceDate: '2025-01-10' })),
    ],
  ])('%s', (_case, news) => {
    expect(news).toBeNull();
  });
});
