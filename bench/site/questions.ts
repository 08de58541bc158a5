import { BUDGET, PRIORITIES, PURPOSES, REQUIREMENT_OPTIONS, type RequirementField } from '#contract/answers.ts';
import { createRandom } from '../random.ts';

/** Probability of choosing each one. */
const CHANCE = { purpose: 0.25, priority: 0.25, requirement: 0.15 } as const;
const MIN_BUDGET = 500;

/** @returns `count` distinct bodies of `POST /api/recommendations`, the same for the same seed */
export function distinctQuestions(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const oneOf = <T>(options: readonly T[]): T | undefined => options[Math.floor(random() * options.length)];
  const someOf = <T>(options: readonly T[], chance: number): T[] => options.filter(() => random() < chance);
  const fields = Object.keys(REQUIREMENT_OPTIONS).filter(
    (field): field is RequirementField => field in REQUIREMENT_OPTIONS,
  );
  const questions = new Set<string>();
  while (questions.size < count) {
    const chosen = someOf(fields, CHANCE.requirement);
    const purposes = someOf(PURPOSES, CHANCE.purpose);
    const steps = (BUDGET.max - MIN_BUDGET) / BUDGET.step;
    questions.add(
      JSON.stringify({
        deviceType: 'laptop',
        purposes: purposes.length > 0 ? purposes : ['office'],
        priorities: someOf(PRIORITIES, CHANCE.priority),
        budget: MIN_BUDGET + Math.floor(random() * (steps + 1)) * BUDGET.step,
        requirements: Object.fromEntries(chosen.map((field) => [field, oneOf<string>(REQUIREMENT_OPTIONS[field])])),
      }),
    );
  }
  return [...questions];
}
