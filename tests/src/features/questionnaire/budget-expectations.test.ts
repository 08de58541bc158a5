import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastBudgets } from '#build/least-budgets.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { type Answers, BUDGET, PRIORITIES, PURPOSES } from '#contract/answers.ts';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { expectationFor } from '#src/features/questionnaire/expectation.ts';

const catalogue = CATALOGUE;
const advisor = createSpanishAdvisor(catalogue, { marketplace: { host: 'www.amazon.es', tag: '' } });
const LEAST = leastBudgets(catalogue.laptops);

const asked = fc.record({
  purposes: fc.subarray([...PURPOSES], { minLength: 1 }),
  priorities: fc.subarray([...PRIORITIES]),
  budget: fc.integer({ min: BUDGET.min, max: 1500 }),
});
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const expected = (answers: Partial<Answers>, least = LEAST): string =>
  plain(expectationFor({ ...DEFAULT_ANSWERS, ...answers }, least));

test('what to expect for a budget is never more nor less than what the results say', () => {
  const property = fc.property(asked, (given) => {
    const answers: Answers = { ...DEFAULT_ANSWERS, ...given };
    const { computers, caution, abroad } = advisor.recommend(answers);
    const notice = caution ?? abroad ?? null;
    fc.pre(computers.length > 0);
    const sentence = expected(answers);
    expect([answers, sentence.startsWith('Llega para ')]).toEqual([answers, notice === null]);
    const from = Number(/ (\d+) €\.$/.exec(sentence)?.[1]);
    const isHigher = from > answers.budget;
    expect([from, isHigher]).toEqual([notice?.raise?.answers.budget ?? from, notice !== null]);
  });
  fc.assert(property, { numRuns: 60, seed: 28 });
});

test('what to expect before a use is chosen is what the budget is enough for, and the next use', () => {
  // Office from 250 €, gaming from 680 €, all others from 500 €
  const least = Array.from({ length: 2 * 2 ** PURPOSES.length }, () => 500);
  least[2] = 250;
  least[2 * 2 ** PURPOSES.indexOf('gaming')] = 680;
  expect(expected({ budget: 240 }, least)).toBe('Todavía no llega para ningún uso. Trabajo/Estudio, desde 250 €.');
  expect(expected({ budget: 400 }, least)).toMatch(/^Llega para Trabajo\/Estudio\. .+, desde 500 €\.$/);
  expect(expected({ budget: 600 }, least)).toMatch(/^Llega para .+ y .+\. Gaming Intensivo, desde 680 €\.$/);
  expect(expected({ budget: 680 }, least)).toMatch(/^Llega para todos los usos\./);
});

test('what to expect for a budget says what it does not count', () => {
  const gaming = { purposes: ['gaming'], budget: 4000 } as const;
  const requirements = { ...DEFAULT_ANSWERS.requirements, ram: '64GB' } as const;
  expect(expected({ ...gaming, purposes: ['gaming'], requirements })).toMatch(/^Sin contar lo imprescindible, llega/);
  expect(expected({ purposes: ['gaming'], budget: 300, ownsWindows: true })).toMatch(/^Contando Windows, no llega/);
  expect(expected({ purposes: ['gaming'] }, [])).toBe('No conocemos ninguno que pueda con Gaming Intensivo.');
});
