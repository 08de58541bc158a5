import { describe, expect, it } from 'vitest';
import { parseGigabytes, parseKilograms, parseNumber, parseResolution } from '#catalogue/reading/cell-figures.ts';

describe('money', () => {
  it.each([
    ['1.299,00 €', 1299],
    ['1.299', 1299],
    ['1 299,95 EUR', 1299.95],
    ['1\u202F299,95 €', 1299.95],
    ['1009.0', 1009],
    ['12.345.678', 12_345_678],
  ])('reads %s', (cell, value) => {
    expect(parseNumber(cell, 'money')).toBe(value);
  });

  it.each(['', '-', 'n/a', 'gratis', '1.2.3x4', '12€ 13€', '=1+1', '-5', 'NaN', 'Infinity'])(
    'finds no price in «%s»',
    (cell) => {
      expect(parseNumber(cell, 'money')).toBeNull();
    },
  );
});

describe('measures', () => {
  it.each([
    ['1.299', 1.299],
    ['15,6"', 15.6],
    ['54 Wh', 54],
  ])('reads %s', (cell, value) => {
    expect(parseNumber(cell, 'measure')).toBe(value);
  });

  it.each([
    ['512 GB SSD', 512],
    ['1TB', 1024],
    ['128GB SSD +  1TB HDD', 1152],
    ['512 GB M.2, 1,0 TB HDD', 1536],
    ['2x512GB SSD', 1024],
    ['512 GB + lector SD', null],
  ])('reads %s as %s GB', (cell, value) => {
    expect(parseGigabytes(cell)).toBe(value);
  });

  it.each([
    ['1,8 kg', 1.8],
    ['1800 g', 1.8],
    ['1.800 g', 1.8],
  ])('reads %s as %s kg', (cell, value) => {
    expect(parseKilograms(cell)).toBe(value);
  });

  it.each([
    ['2560 x 1600', 2560, 1600],
    ['Full HD', 1920, 1080],
    ['4K UHD', 3840, 2160],
  ])('reads %s', (cell, width, height) => {
    expect(parseResolution(cell)).toEqual({ width, height });
  });
});
