import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords, MAX_WORDS, shorten } from '#advisor/words/shorten.ts';
import type { Computer } from '#contract/computer.ts';
import { recommend } from '../support/recommendations-api.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'palabra').join(' ');
const saidOf = (computers: readonly Computer[]) =>
  computers.flatMap(({ verdict, fit, pros, cons }) => [verdict, fit, ...pros, ...cons]);
const withPros = (computer: Computer, pros: string[]): Computer => ({ ...computer, pros });

const allPros = ({ pros, further }: Computer): string[] => pros.concat(further.pros);

it('folds the last praises until an answer has 280 words', async () => {
  const { computers } = await recommend();
  const text = fc.integer({ min: 1, max: 30 }).map(words);
  fc.assert(
    fc.property(
      fc.tuple(...computers.map(() => fc.array(text, { minLength: 1, maxLength: 3 }))),
      fc.array(fc.integer({ min: 1, max: 120 }).map(words), { maxLength: 3 }),
      (pros, texts) => {
        const full = computers.map((computer, index) => withPros(computer, pros[index] ?? []));
        const short = shorten(full, texts);
        const total = countWords([...texts, ...saidOf(short)]);
        expect(total <= MAX_WORDS || short.every((computer) => computer.pros.length === 1)).toBe(true);
        expect(short.map(allPros)).toEqual(full.map(allPros));
      },
    ),
  );
});

it('leaves an answer of 280 words as it is', async () => {
  const { computers } = await recommend();
  const left = MAX_WORDS - countWords(saidOf(computers));
  expect(shorten(computers, [words(left)])).toEqual(computers);
  expect(shorten(computers, [words(left + 1)])).not.toEqual(computers);
});

it('folds the first con of an answer that is far too long, but nothing that has to be said', async () => {
  const { computers } = await recommend();
  const needed = ['Trae teclado de otro país, sin eñe.', 'Usa macOS: comprueba que tus programas existen para Mac.'];
  const withCons = (computer: Computer): Computer => ({ ...computer, cons: ['Hace ruido.', ...needed] });
  const full = computers.map(withCons);
  const short = shorten(full, [words(MAX_WORDS * 2)]);
  expect(short.map(({ cons }) => cons)).toEqual(full.map(() => needed));
  expect(short.map(({ further }) => further.cons[0])).toEqual(full.map(() => 'Hace ruido.'));
});
