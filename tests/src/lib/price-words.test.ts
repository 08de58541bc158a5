import { describe, expect, it } from 'vitest';
import type { Facts, PriceFacts } from '#contract/facts.ts';
import { evidenceChips } from '#src/lib/evidence-words.ts';
import { priceWords, totalPrice } from '#src/lib/price-words.ts';

const NOW = Date.parse('2026-11-22');

const SEEN: PriceFacts = {
  seenPrice: 859,
  priceDate: '2026-10-02',
  priceBasis: 'en una tienda española',
  priceKind: 'seen',
  licence: 0,
};
const ESTIMATED: PriceFacts = {
  seenPrice: 1185,
  priceDate: '2026-08',
  priceBasis: 'en una tienda polaca',
  priceKind: 'estimated',
  licence: 0,
};

/** With usual spaces. */
const words = (price: number | null, facts?: PriceFacts) => {
  const { old, ...texts } = priceWords({ price, ...(facts && { facts }) }, { now: NOW });
  const plain = Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\u00A0', ' ')]);
  return { ...Object.fromEntries(plain), old };
};

describe('a price', () => {
  it('that a Spanish shop asks is shown unchanged, with its day', () => {
    expect(words(859, SEEN)).toEqual({
      amount: '859 €',
      parts: '',
      known: 'Visto · oct. 2026',
      range: '',
      seen: 'Visto en una tienda española el 2 de octubre de 2026',
      old: false,
    });
  });

  it.each([
    ['2026-08', 'Visto en una tienda española en agosto de 2026', 'Visto · ago. 2026'],
    ['2026', 'Visto en una tienda española en 2026', 'Visto · 2026'],
    ['', 'Visto en una tienda española', 'Visto'],
  ])('seen on %j is dated as exactly as is known', (priceDate, seen, known) => {
    expect(words(859, { ...SEEN, priceDate })).toMatchObject({ seen, known });
  });

  it('that is estimated says so, and what was seen where and when', () => {
    expect(words(1130, ESTIMATED)).toEqual({
      amount: '≈ 1130 €',
      parts: '',
      known: 'Orientativo · ago. 2026',
      range: '',
      seen: '1185 € en una tienda polaca, agosto de 2026; hoy, unos 1130 €',
      old: false,
    });
  });

  it('from abroad names the country, and says nothing of what is usual in Spain', () => {
    const polish = { ...ESTIMATED, priceCountry: 'pl' as const, priceRange: { low: 1030, high: 1240 } };
    expect(words(1185, polish)).toMatchObject({ amount: '≈ 1185 €', known: 'En Polonia · ago. 2026', range: '' });
  });

  it('of a Spanish shop with cents is no estimate beside its whole euros', () => {
    const seen = { ...ESTIMATED, priceCountry: 'es', seenPrice: 1364.4, priceBasis: 'en una tienda española' } as const;
    expect(words(1365, seen).seen).toBe('1364,40 € en una tienda española, agosto de 2026');
  });

  it('too low to be believed is marked as such', () => {
    const doubtful = { ...ESTIMATED, priceKind: 'doubtful', seenPrice: 450, priceDate: '2026-11-16' } as const;
    expect(words(1095, doubtful)).toMatchObject({
      amount: '≈ 1095 €',
      known: 'Precio por confirmar · nov. 2026',
      seen: '450 € en una tienda polaca, 16 de noviembre de 2026; es muy poco: contamos 1095 €',
    });
  });

  it.each([
    ['none', 145, '≈ 900 €', '755 € + 145 € de Windows'],
    [null, 145, '≈ 900 €', '755 € si ya trae Windows'],
    [null, 0, '≈ 755 €', '145 € más si no trae Windows'],
    [undefined, 0, '≈ 755 €', ''],
  ] as const)('with the system %s and %i € of Windows is told as it is paid', (os, licence, amount, parts) => {
    const facts: PriceFacts = { ...ESTIMATED, licence, ...(os !== undefined && { os }) };
    expect(words(755, facts)).toMatchObject({ amount, parts });
    expect(totalPrice({ price: 755, facts })).toBe(755 + licence);
  });

  it.each(['none', null] as const)(
    'includes no Windows for visitors who have it, whatever the laptop comes with: %s',
    (os) => {
      const computer = { price: 755, facts: { ...SEEN, licence: 145, os } };
      expect(priceWords(computer, { ownsWindows: true, now: NOW })).toMatchObject({ amount: '755\u00A0€', parts: '' });
      expect(totalPrice(computer, true)).toBe(755);
    },
  );

  it('without a known origin is only a figure', () => {
    const only = { parts: '', known: '', range: '', seen: '', old: false };
    expect(words(899)).toEqual({ ...only, amount: '899 €' });
    expect(words(899, { ...SEEN, priceKind: null })).toEqual({ ...only, amount: '899 €' });
    expect(words(null, ESTIMATED)).toEqual({ ...only, amount: 'Precio no disponible' });
    expect(totalPrice({ price: 899 })).toBe(899);
    expect(totalPrice({ price: null, facts: SEEN })).toBeNull();
  });

  it.each([
    ['2025-11-25', false],
    ['2025-11-15', true],
    ['2025', true],
    ['sin fecha', false],
  ])('seen on %j is too old for a laptop that is still sold: %s', (priceDate, old) => {
    expect(words(859, { ...SEEN, priceDate })).toMatchObject({
      old,
      known: expect.stringMatching(old ? /^Antiguo/ : /^Visto/),
    });
  });

  it.each(['2026-02-24', '2026-02-15', '2025'])('seen on %s is old where its chip has no tick, too', (priceDate) => {
    const facts: PriceFacts = { ...SEEN, priceDate };
    expect(evidenceChips(facts, NOW)[0]?.is === 'unknown').toBe(priceWords({ price: 859, facts }, { now: NOW }).old);
  });

  it('is never shown to the cent', () => {
    expect(words(749.99, SEEN).amount).toBe('750 €');
    expect(words(749.4).amount).toBe('749 €');
  });
});

const rangeOf = (facts: Partial<Facts>) =>
  priceWords({ price: 1130, facts: { ...ESTIMATED, ...facts } }, { now: NOW }).range;

describe('the range of a price', () => {
  const priceRange = { low: 1030, high: 1240 };

  it('is shown for an estimate only', () => {
    for (const priceKind of ['estimated', 'doubtful'] as const) {
      expect(rangeOf({ priceKind, priceRange })).toBe('Lo normal: 1030–1240\u00A0€');
    }
    expect(rangeOf({ priceRange, licence: 145 })).toBe('Lo normal: 1175–1385\u00A0€');
    expect(rangeOf({ priceKind: 'seen', priceRange })).toBe('');
    expect(rangeOf({ priceKind: null, priceRange })).toBe('');
    expect(rangeOf({ priceRange: null })).toBe('');
    expect(rangeOf({})).toBe('');
  });
});
