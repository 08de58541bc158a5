import { describe, expect, it } from 'vitest';
import { formFactorOf } from '#catalogue/derive/form-factor.ts';
import { matchGpu } from '#catalogue/derive/match-chip.ts';

const of = (brand: string, model: string, gpu: string, screenInches = 15.6, weightKg: number | null = null) =>
  formFactorOf({ brand, model, screenInches, weightKg }, matchGpu(gpu, null));

describe('form factor', () => {
  it.each([
    ['Apple', 'MacBook Air 13 M3', 'Apple M3 GPU', 'macbook'],
    ['Lenovo', 'IdeaPad Flex 5 14ABR8', 'AMD Radeon', 'convertible'],
    ['Alurin', 'Flex Advance', 'AMD Radeon', 'all-rounder'],
    ['HP', 'ZBook Fury 16 G9', 'RTX A2000', 'workstation'],
    ['ASUS', 'TUF Gaming A15 FA507NV', 'RTX 4060', 'gaming'],
    ['Dell', 'Vostro 3510', 'Intel Iris Xe', 'all-rounder'],
  ])('of %s %s with %s is %s', (brand, model, gpu, formFactor) => {
    expect(of(brand, model, gpu)).toBe(formFactor);
  });

  it('is ultrabook by product line or by size and weight', () => {
    expect(of('ASUS', 'Zenbook 14 UX3405CA', 'Intel Arc', 14)).toBe('ultrabook');
    expect(of('Acme', 'Feather', 'Intel Iris Xe', 13.3, 1.1)).toBe('ultrabook');
    expect(of('Acme', 'Feather', 'Intel Iris Xe', 13.3)).toBe('all-rounder');
  });
});
