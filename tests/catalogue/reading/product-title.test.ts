import { describe, expect, it } from 'vitest';
import { modelInTitle } from '#catalogue/reading/product-title.ts';

describe('modelInTitle', () => {
  it.each([
    ['ASUS ExpertBook B1 B1502CBA-EJ0436X Intel Core i5-1235U/8GB/512GB SSD/15.6"', 'Asus', 'ExpertBook B1 B1502CBA'],
    ['MSI Katana GF66 12UC-082XES Intel Core i7-12700H/16GB/1TB SSD/RTX3050/15.6"', 'MSI', 'Katana GF66 12UC'],
    ['HP 15S-FQ5085NS Intel Core i5-1235U/16GB/512GB SSD/15.6"', 'HP', '15s-fq5085ns'],
    ['Lenovo ThinkPad E14 Gen 4 AMD Ryzen 5 5625U/8GB/256GB SSD/14"', 'Lenovo', 'ThinkPad E14 Gen 4'],
    ['Lenovo IdeaPad 3 15ITL6 82H803BHSP Intel Core i3-1115G4/8GB', 'Lenovo', 'IdeaPad 3 15ITL6'],
    ['ASUS Vivobook 14 X1404VA, Intel Core 5 120U', 'ASUS', 'Vivobook 14 X1404VA'],
    ['Portátil LG Gram 17Z90Q-G.AA78B Intel Evo Core i7-1260P/16GB', 'LG', 'Gram 17Z90Q'],
    ['Dell Latitude 5430', 'Dell', 'Latitude 5430'],
  ])('reads «%s»', (title, brand, model) => {
    expect(modelInTitle(title, brand)).toBe(model);
  });

  it('finds no model where there are only brand and components', () => {
    expect(modelInTitle('HP Intel Core i5/8GB', 'HP')).toBeNull();
    expect(modelInTitle('', 'HP')).toBeNull();
  });

  it('truncates an overlong model', () => {
    expect(modelInTitle(`Acme ${'x'.repeat(500)}`, 'Acme')?.length).toBe(80);
  });
});
