import { describe, expect, it } from 'vitest';
import { keyboardFact } from '#catalogue/derive/keyboard.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord } from '../a-record.ts';

const keyboardOf = (brand: string, partNumber: string | null) => keyboardFact(aRecord({ brand, partNumber }))?.value;

describe('the keyboard by part number', () => {
  it.each([
    ['HP', '15-fd0275ns', 'es'],
    ['HP', '15-fa2027nwx', 'other'],
    ['MSI', 'B2RWFKG-201XES', 'es'],
    ['MSI', 'A2XWHG-094PL', 'other'],
    ['MSI', 'B13VFK-249', 'other'],
    ['Lenovo', '21JN0000SP', 'es'],
    ['Lenovo', '83LT004NGE', 'other'],
    ['Acer', 'NH.QPEEC.005', 'other'],
    ['ASUS', 'FA608UMI-R72B56CS1', 'other'],
  ])('of %s %s is %s', (brand, partNumber, keyboard) => {
    expect(keyboardOf(brand, partNumber)).toBe(keyboard);
  });

  it.each([
    ['HP', 'A85ZBEA'],
    ['MSI', '9S7-183121-064'],
    ['ASUS', 'F1504VA-BQ305W'],
    ['Lenovo', '15-fd0275ns'],
    ['HP', null],
  ])('of %s %s is unknown', (brand, partNumber) => {
    expect(keyboardOf(brand, partNumber)).toBeUndefined();
  });

  it('reaches the catalogue with its source, and agrees with the country of every price seen', () => {
    const { laptops } = CATALOGUE;
    const spanish = laptops.filter(({ keyboard }) => keyboard === 'es');
    const foreign = laptops.filter(({ keyboard, priceBasis }) => keyboard === 'other' && priceBasis !== 'listed-es');
    expect(spanish).not.toEqual([]);
    expect(foreign).not.toEqual([]);
    for (const { id, priceBasis, sources } of spanish) {
      expect([id, priceBasis, sources.keyboard === undefined]).toEqual([id, 'listed-es', false]);
    }
  });
});
