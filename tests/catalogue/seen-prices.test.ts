import { describe, expect, it } from 'vitest';
import { priceSeries, readSeenPrices } from '#bench/advisor/seen-prices.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';
import { aRecord } from './a-record.ts';

describe('earlier Spanish prices', () => {
  it('are of laptops in the catalogue, one a day, and not the price in the record', () => {
    const records = new Map(EMBEDDED.map((record) => [record.id, record]));
    const seen = readSeenPrices();
    expect(seen.filter(({ laptop }) => !records.has(laptop))).toEqual([]);
    expect(new Set(seen.map(({ laptop, date }) => `${laptop} ${date}`)).size).toBe(seen.length);
    const repeated = seen.filter(({ laptop, date }) => {
      const record = records.get(laptop);
      return record?.priceBasis === 'listed-es' && record.priceDate === date;
    });
    expect(repeated).toEqual([]);
  });

  it('make a series with the newest one, which counts only if it is Spanish and of a known day', () => {
    const seen = readSeenPrices('laptop,date,priceEur,shop\nx,2026-04-17,549,Coolmod\nx,2026-03-30,529,\n');
    const seriesOf = (changes: Parameters<typeof aRecord>[0]) => {
      const records = [aRecord({ id: 'x', priceEur: 499, ...changes }), aRecord({ id: 'y' })];
      return Array.from(priceSeries(records, seen).values(), (days) => Array.from(days));
    };
    const earlier = [
      ['2026-03-30', 529],
      ['2026-04-17', 549],
    ];
    expect(seriesOf({ priceDate: '2026-08-04', priceBasis: 'listed-es' })).toEqual([[...earlier, ['2026-08-04', 499]]]);
    expect(seriesOf({ priceDate: '2026-08', priceBasis: 'listed-es' })).toEqual([earlier]);
    expect(seriesOf({ priceDate: '2026-08-04', priceBasis: 'converted' })).toEqual([earlier]);
  });

  it('are refused with a price or day that cannot be', () => {
    expect(() => readSeenPrices('laptop,date,priceEur,shop\nx,2026-04,549,\n')).toThrow('date');
    expect(() => readSeenPrices('laptop,date,priceEur,shop\nx,2026-04-17,9,\n')).toThrow('priceEur');
  });
});
