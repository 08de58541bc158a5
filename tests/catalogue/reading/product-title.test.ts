import { describe, expect, it } from 'vitest';
import { readProductTitle } from '#catalogue/reading/product-title.ts';

describe('readProductTitle', () => {
  it.each([
    [
      'ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6"',
      'Asus',
      'ExpertBook B1 B1502CBA',
      'B1502CBA-EJ0436X',
    ],
    [
      'MSI Katana GF66 12UC-082XES Intel Core i7-12700H/16GB/1TB SSD/RTX3050/15.6"',
      'MSI',
      'Katana GF66 12UC',
      '12UC-082XES',
    ],
    ['HP 15S-FQ5085NS Intel Core i5-1235U/16GB/512GB SSD/15.6"', 'HP', '15s-fq5085ns', '15S-FQ5085NS'],
    ['Lenovo ThinkPad E14 Gen 4 AMD Ryzen 5 5625U/8GB/256GB SSD/14"', 'Lenovo', 'ThinkPad E14 Gen 4', null],
    ['Lenovo IdeaPad 3 15ITL6 82H803BHSP Intel Core i3-1115G4/8GB', 'Lenovo', 'IdeaPad 3 15ITL6', '82H803BHSP'],
    ['ASUS Vivobook 14 X1404VA, Intel Core 5 120U', 'ASUS', 'Vivobook 14 X1404VA', null],
    ['Portátil LG Gram 17Z90Q-G.AA78B Intel Evo Core i7-1260P/16GB', 'LG', 'Gram 17Z90Q', '17Z90Q-G.AA78B'],
    ['Dell Latitude 5430', 'Dell', 'Latitude 5430', null],
  ])('splits «%s»', (title, brand, model, partNumber) => {
    expect(readProductTitle(title, brand)).toEqual({ model, partNumber });
  });

  it('finds no model where there are only brand and components', () => {
    expect(readProductTitle('HP Intel Core i5/8GB', 'HP').model).toBeNull();
    expect(readProductTitle('', 'HP').model).toBeNull();
  });

  it('truncates an overlong model', () => {
    expect(readProductTitle(`Acme ${'x'.repeat(500)}`, 'Acme').model?.length).toBe(80);
  });
});
