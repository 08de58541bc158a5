import { describe, expect, it } from 'vitest';
import { count, hours, inches, kilograms, storage } from '#src/lib/figures.ts';

describe('Spanish figures', () => {
  it('writes weights, hours, inches, drives and counts with a comma and their unit', () => {
    expect(kilograms(1.28)).toBe('1,28\u00A0kg');
    expect(hours(8.4)).toBe('8\u00A0h');
    expect(inches(15.6)).toBe('15,6″');
    expect(storage(1536)).toBe('1,5\u00A0TB');
    expect(count(1234)).toBe('1234');
    expect(count(12_345)).toBe('12.345');
  });
});
