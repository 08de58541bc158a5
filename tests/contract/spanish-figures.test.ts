import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanishDate, spanishList } from '#contract/spanish-text.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import { euros } from '#src/lib/figures.ts';

const amount = fc.oneof(
  fc.integer({ min: -100_000, max: 10_000_000 }),
  fc.double({ min: 0.01, max: 2_000_000, noNaN: true }),
  fc.double({ min: -50_000, max: -0.01, noNaN: true }),
);

describe('numbers, prices and dates, formatted without Intl', () => {
  it('writes numbers and prices as Intl does in Spain', () => {
    const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
    const currency = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
    const price = new Intl.NumberFormat('es-ES', currency);
    fc.assert(
      fc.property(amount, (value) => {
        expect(spanishNumber(value)).toBe(number.format(value));
        expect(euros(value)).toBe(price.format(value));
      }),
    );
    expect(spanishNumber(1000)).toBe('1000');
  });

  it('writes days and months as Intl does in Spain', () => {
    const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(spanishDate(iso)).toBe(day.format(date));
        expect(spanishDate(iso.slice(0, 7))).toBe(month.format(date));
        expect(spanishDate(iso.slice(0, 4))).toBe(iso.slice(0, 4));
      }),
    );
  });

  it.each([
    [512, '512 GB'],
    [1024, '1 TB'],
    [1536, '1,5 TB'],
  ])('writes a drive of %i GB as «%s»', (gb, words) => {
    expect(driveSize(gb)).toBe(words);
  });
});

it.each([[[]], [['uno']], [['uno', 'dos']], [['uno', 'dos', 'tres']], [['HP', 'Intel']], [['dos', 'hielo']]])(
  'lists are as `Intl` has them: %j',
  (items: string[]) => expect(spanishList(items)).toBe(new Intl.ListFormat('es').format(items)),
);
