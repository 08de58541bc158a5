import { describe, expect, it } from 'vitest';
import { count, date, hours, inches, kilograms, storage } from '#src/features/recommendations/figures.ts';
import { euros } from '#src/lib/euros.ts';

describe('Spanish figures', () => {
  it.each([
    [849, '849\u00A0€'],
    [1299, '1299\u00A0€'],
    [849.9, '849,90\u00A0€'],
    [12_499, '12.499\u00A0€'],
  ])('writes a price of %d followed by the euro sign', (amount, expected) => {
    expect(euros(amount)).toBe(expected);
  });

  it('writes weights, hours, inches and counts with a comma and their unit', () => {
    expect(kilograms(1.28)).toBe('1,28\u00A0kg');
    expect(hours(8.4)).toBe('8\u00A0h');
    expect(inches(15.6)).toBe('15,6″');
    expect(count(1234)).toBe('1234');
    expect(count(12_345)).toBe('12.345');
  });

  it.each([
    [256, '256\u00A0GB'],
    [512, '512\u00A0GB'],
    [1000, '1\u00A0TB'],
    [1024, '1\u00A0TB'],
    [1536, '1,5\u00A0TB'],
    [2048, '2\u00A0TB'],
  ])('writes a drive of %d GB in its usual unit', (gb, expected) => {
    expect(storage(gb)).toBe(expected);
  });

  it('writes days as dd/mm/yyyy, and a month by its name', () => {
    expect(date('2026-05-29')).toBe('29/05/2026');
    expect(date('2026-08')).toBe('agosto de 2026');
    expect(date('sin fecha')).toBe('sin fecha');
  });
});
