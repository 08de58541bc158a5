import { describe, expect, it } from 'vitest';
import { costInSpain } from '#catalogue/derive/cost-in-spain.ts';
import { likelyRange, oddsOver, totalCost } from '#catalogue/derive/cost.ts';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import { aRecord, derived } from '../a-record.ts';

const AS_OF = '2026-10-02';
const seen = (priceBasis: 'listed-es' | 'listed-eu' | 'converted', priceDate: string, priceEur = 1000) =>
  costInSpain({ priceEur, priceDate, priceBasis }, AS_OF);

describe('what a laptop costs in Spain', () => {
  it('is a Spanish price as it is, to the cent and certain for a month, then in whole euros', () => {
    expect(seen('listed-es', '2026-09-20', 849.99)).toMatchObject({ expectedEur: 849.99, exact: true });
    expect(seen('listed-es', '2026-04-02', 849.99)).toMatchObject({ expectedEur: 850, exact: false });
  });

  it('rises abroad by 0.4 % a month since October 2025, and not before', () => {
    expect(seen('converted', '2026-04-02').expectedEur).toBe(965);
    expect(seen('converted', '2025-01-02').expectedEur).toBe(seen('converted', '2025-10-01').expectedEur);
  });

  it('is less than in Poland and Slovakia, in steps of 5 €', () => {
    expect(seen('converted', AS_OF)).toMatchObject({ expectedEur: 945, exact: false });
    expect(seen('listed-eu', AS_OF)).toMatchObject({ expectedEur: 950, exact: false });
  });

  it('is the less certain the older and the more foreign the price', () => {
    const spreads = [
      seen('listed-es', AS_OF),
      seen('listed-es', '2026-04-02'),
      seen('converted', '2026-04-02'),
      seen('listed-eu', '2025-02-25'),
    ].map(({ spread }) => spread);
    expect(spreads).toEqual(spreads.toSorted((a, b) => a - b));
  });

  it('lies in eight of ten cases within a range around it', () => {
    expect(likelyRange(1000, 0.1)).toEqual({ low: 880, high: 1135 });
  });

  it.each([
    [1000, 0.5],
    [1105.17, 0.1587],
    [1282.4, 0.0064],
    [900, 0.854],
  ])('is more than %i € with the probability of a lognormal spread', (euros, odds) => {
    const cost = { seenEur: 900, spread: 0.1, exact: false, months: 3, doubtful: false, licenceEur: 145 };
    expect(oddsOver(euros + 145, { priceEur: 1000, cost })).toBeCloseTo(odds, 3);
    expect(oddsOver(euros + 145, { priceEur: 1000, cost: { ...cost, exact: true } })).toBe(Number(euros < 1000));
  });

  it('counts Windows where no system comes with it', () => {
    expect(totalCost(derived({ os: 'none', priceEur: 700 }))).toBe(845);
    expect(totalCost(derived({ os: 'windows', priceEur: 700 }))).toBe(700);
  });

  it('expects Windows to be missing where most of its kind come without', () => {
    const bare = ['a', 'b', 'c'].map((id) => aRecord({ id, os: 'none' }));
    const [unknown] = deriveLaptops([aRecord({ id: 'unknown', os: null }), ...bare]);
    expect(unknown?.cost.licenceEur).toBe(145);
    expect(derived({ os: null }).cost.licenceEur).toBe(0);
  });
});
