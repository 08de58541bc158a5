import { describe, expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { laptop } from '#tests/support/laptops.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Offer } from '#catalogue/offer.ts';

const NOW = Date.parse('2026-11-22T10:35:00Z');
const HOUR_MS = 60 * 60_000;

const offer = (differences: Partial<Offer> = {}): Offer => ({
  shop: 'PcComponentes',
  priceEur: 749,
  available: true,
  link: 'https://www.pccomponentes.com/p/1',
  seenAt: new Date(NOW - HOUR_MS).toISOString(),
  ...differences,
});

const shops = { linkHosts: ['pccomponentes.com', 'coolmod.com'] };

function sheet(differences: Partial<Laptop>) {
  const advisor = createSpanishAdvisor(
    { laptops: [laptop('a', differences)], date: '2026-11-22' },
    { marketplace: { host: 'www.amazon.es', tag: '' }, shops, now: () => NOW },
  );
  const found = advisor.laptop('a');
  if (!found) throw new Error('No such laptop');
  return found;
}

const shown = (...offers: Offer[]) => sheet({ offers }).offers.map(({ shop, price }) => `${shop} ${price}`);

/** Seen nearly three days ago. */
const other = (shop: string, priceEur: number) =>
  offer({ shop, priceEur, link: 'https://coolmod.com/p', seenAt: new Date(NOW - 71 * HOUR_MS).toISOString() });

describe('the offers of an answer', () => {
  it('are none for the embedded catalogue, whose prices have no history', () => {
    expect(sheet({})).toMatchObject({ offers: [], priceHistory: null });
  });

  it('come cheapest first, one of each shop, at most four', () => {
    expect(shown(other('Coolmod', 769), offer(), offer({ priceEur: 799 }))).toEqual([
      'PcComponentes 749',
      'Coolmod 769',
    ]);
    expect(shown(...['A', 'B', 'C', 'D', 'E'].map((shop, index) => other(shop, 800 - index)))).toEqual([
      'E 796',
      'D 797',
      'C 798',
      'B 799',
    ]);
  });

  it.each([
    ['is sold out', { available: false }],
    ['was not seen for three days', { seenAt: new Date(NOW - 73 * HOUR_MS).toISOString() }],
    ['says no time', { seenAt: 'hoy' }],
    ['leads elsewhere', { link: 'https://pccomponentes.com.evil.example/p/1' }],
    ['leads there without encryption', { link: 'http://www.pccomponentes.com/p/1' }],
    ['leads to a script', { link: 'javascript:alert(1)' }],
  ])('leave out one that %s', (_, differences) => {
    expect(shown(offer(differences), other('Coolmod', 769))).toEqual(['Coolmod 769']);
  });
});

describe('the history of an answer', () => {
  const history = [['2026-10-01', 800]] as const;

  it('ends with the price of today', () => {
    expect(sheet({ history, priceEur: 749, offers: [offer()] }).priceHistory).toMatchObject({ now: 749, usual: 800 });
  });

  it('is absent if no shop has a current price', () => {
    expect(sheet({ history, offers: [offer({ available: false })] }).priceHistory).toBeNull();
  });
});
