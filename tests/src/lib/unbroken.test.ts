import { expect, test } from 'vitest';
import { unbroken } from '#src/lib/unbroken.ts';

test.each([
  ['unas 15 h de autonomía y 1,24 kg', 'unas 15\u00A0h de autonomía y 1,24\u00A0kg'],
  ['Ahorras 353 € (un 9 %)', 'Ahorras 353\u00A0€ (un 9\u00A0%)'],
  ['≈ 15 h, ± 1,5', '≈\u00A015\u00A0h, ±\u00A01,5'],
  ['nítida (2880 × 1800) y', 'nítida (2880\u00A0×\u00A01800) y'],
  ['más que 108 de los otros 110 hoy', 'más que 108 de los otros 110 hoy'],
])('keeps figures and units of «%s» together, and nothing else', (text, expected) => {
  expect(unbroken(text)).toBe(expected);
});
