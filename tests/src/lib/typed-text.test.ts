import { expect, it } from 'vitest';
import { inLines, inOneLine, withoutInvisible } from '#src/lib/typed-text.ts';

const fromCodes = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));

/** Every control character, and the two separators that some mail programs read as line breaks. */
const CONTROLS = [...fromCodes(0, 0x1f), ...fromCodes(0x7f, 0x9f), ...fromCodes(0x2028, 0x2029)];
const BREAKS = new Set(['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);

it.each(CONTROLS)('pasted text with %j is cleaned', (character) => {
  const between = character === '\t' ? '\t' : BREAKS.has(character) ? '\n' : ' ';
  expect(inLines(`Uno${character}dos`)).toBe(`Uno${between}dos`);
  expect(inOneLine(`Ana${character}María`)).toBe('Ana María');
  expect(withoutInvisible(`ana@example.com${character}`)).toBe('ana@example.com');
});

it('pasted text with half a surrogate pair is well formed', () => {
  expect(inOneLine('Ana\uD83D')).toBe('Ana\uFFFD');
  expect(inLines('\uDE00 Hola')).toBe('\uFFFD Hola');
});
