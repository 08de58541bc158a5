import { describe, expect, it } from 'vitest';
import { findFault, findUsed, notNew } from '#catalogue/reading/condition.ts';
import { CONDITIONS } from './titles.ts';

const title = (words: string): string => `Portátil HP 15 i5-1334U 16GB ${words}`;
const isUsed = (text: string): boolean => findUsed(text, { at: 0, end: text.length }) !== null;
const refusalFor = (means: string): string | null => (means === '' ? null : `not new: ${means}`);

describe('the words of a title', () => {
  const ofTitles = CONDITIONS.filter(({ place }) => place === 'title');

  it.each(ofTitles)('mean «$means» to shops, and to people whether it is used: $words', ({ means, words }) => {
    const texts = words.map(title);
    expect(texts.filter((text) => notNew(text, 'new') !== refusalFor(means))).toEqual([]);
    expect(texts.filter((text) => isUsed(text) !== (means !== ''))).toEqual([]);
  });

  it.each(['carcasa dañada', 'para piezas', 'pantalla rota', 'damaged'])('mean that it is broken: %s', (words) => {
    expect(notNew(title(words), 'new')).toBe('not new: faulty');
    expect([isUsed(title(words)), findFault(title(words))?.value]).toEqual([false, expect.any(String)]);
  });

  it.each(['Caja dañada', 'embalaje exterior algo dañado', 'golpe en la caja', 'packaging damaged', 'Liquidación'])(
    'say that the price is not that of a new one, though the laptop is new and whole: %s',
    (words) => {
      expect(notNew(title(words), 'new')).toBe('not new: clearance or damaged box');
      expect([isUsed(title(words)), findFault(title(words))]).toEqual([false, null]);
    },
  );
});

it.each(CONDITIONS.filter(({ place }) => place === 'cell'))(
  'the cell of a condition means «$means»: $words',
  ({ means, words }) => {
    expect(words.filter((cell) => notNew('Portátil HP', cell) !== refusalFor(means))).toEqual([]);
  },
);
