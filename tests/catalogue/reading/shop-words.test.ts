import { describe, expect, it } from 'vitest';
import { isInStock } from '#catalogue/feeds/availability.ts';
import { notAlone } from '#catalogue/reading/bundle.ts';
import { findFault, findUsed, notNew } from '#catalogue/reading/condition.ts';
import { SHOP_WORDS } from './titles.ts';

const wordsOf = (place: string) => SHOP_WORDS.filter((row) => row.place === place);
const title = (words: string): string => `Portátil HP 15 i5-1334U 16GB ${words}`;
const isUsed = (text: string): boolean => findUsed(text, { at: 0, end: text.length }) !== null;
const refusalFor = (means: string): string | null => (means === '' ? null : `not new: ${means}`);

describe('the words of a title', () => {
  it.each(wordsOf('title'))('mean «$means» to shops, and to people whether it is used: $words', ({ means, words }) => {
    const texts = words.map(title);
    expect(texts.filter((text) => notNew(text, 'new') !== refusalFor(means))).toEqual([]);
    expect(texts.filter((text) => isUsed(text) !== (means !== ''))).toEqual([]);
  });

  it.each(['carcasa dañada', 'para piezas', 'pantalla rota', 'damaged'])(
    'mean that it is broken, so not new: %s',
    (words) => {
      expect(notNew(title(words), 'new')).toBe('not new: faulty');
      expect([isUsed(title(words)), findFault(title(words))?.value]).toEqual([true, expect.any(String)]);
    },
  );

  it.each(['Caja dañada', 'embalaje exterior algo dañado', 'golpe en la caja', 'packaging damaged', 'Liquidación'])(
    'say that the price is not that of a new one, though the laptop is new and whole: %s',
    (words) => {
      expect(notNew(title(words), 'new')).toBe('not new: clearance or damaged box');
      expect([isUsed(title(words)), findFault(title(words))]).toEqual([false, null]);
    },
  );
});

it.each(wordsOf('condition'))('the cell of a condition means «$means»: $words', ({ means, words }) => {
  expect(words.filter((cell) => notNew('Portátil HP', cell) !== refusalFor(means))).toEqual([]);
});

it.each(wordsOf('availability'))('the cell of an availability means $means: $words', ({ means, words }) => {
  expect(words.filter((cell) => isInStock(cell) !== (means === 'in stock'))).toEqual([]);
});

it.each(wordsOf('product'))('a title says whether the price is that of one laptop: «$means», $words', (row) => {
  expect(row.words.filter((words) => (notAlone(words, '', '') ?? '') !== row.means)).toEqual([]);
});
