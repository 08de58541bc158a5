import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords, MAX_WORDS, shorten } from '#advisor/words/shorten.ts';
import type { Computer } from '#contract/computer.ts';
import { recommend } from '../support/recommendations-api.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'palabra').join(' ');
const saidOf = (computers: readonly Computer[]) => computers.flatMap(({ fit, pros, cons }) => [fit, ...pros, ...cons]);

it('drops the last praises, the longest lists first, until an answer has 350 words', async () => {
  const { computers } = await recommend();
  const text = fc.integer({ min: 1, max: 30 }).map(words);
  fc.assert(
    fc.property(
      fc.tuple(...computers.map(() => fc.array(text, { minLength: 1, maxLength: 3 }))),
      fc.array(fc.integer({ min: 1, max: 120 }).map(words), { maxLength: 3 }),
      (pros, texts) => {
        const full = computers.map((computer, index) => ({ ...computer, pros: pros[index] ?? [] }));
        const short = shorten(full, texts);
        const total = countWords([...texts, ...saidOf(short)]);
        expect(total <= MAX_WORDS || short.every((computer) => computer.pros.length === 1)).toBe(true);
        short.forEach((computer, index) => {
          expect(computer.pros).toEqual(full[index]?.pros.slice(0, computer.pros.length));
          expect(computer.cons).toEqual(full[index]?.cons);
        });
        if (countWords([...texts, ...saidOf(full)]) <= MAX_WORDS) expect(short).toEqual(full);
      },
    ),
  );
});
