import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euros } from '#src/lib/euros.ts';
import { longDay, monthOfYear } from '#src/lib/spanish-date.ts';
import { spanishNumber } from '#src/lib/spanish-number.ts';

const amount = fc.oneof(
  fc.integer({ min: -100_000, max: 10_000_000 }),
  fc.double({ min: 0.01, max: 2_000_000, noNaN: true }),
  fc.double({ min: -50_000, max: -0.01, noNaN: true }),
);

describe('figures and dates, written without Intl for its price at the start of a page', () => {
  it('writes numbers as Intl does in Spain', () => {
    const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(amount, (value) => {
        expect(spanishNumber(value)).toBe(number.format(value));
      }),
    );
    expect(spanishNumber(1000)).toBe('1000');
  });

  it('writes prices as Intl does in Spain', () => {
    const price = new Intl.NumberFormat('es-ES', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(amount, (value) => {
        expect(euros(value)).toBe(price.format(value));
      }),
    );
  });

  it('writes days and months as Intl does in Spain', () => {
    const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(longDay(iso)).toBe(day.format(date));
        expect(monthOfYear(iso)).toBe(month.format(date));
        expect(monthOfYear(iso.slice(0, 7))).toBe(month.format(date));
      }),
    );
  });
});
