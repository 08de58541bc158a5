import {
  BUDGET,
  PRIORITIES,
  PURPOSES,
  REQUIREMENT_OPTIONS,
  type RequirementField,
} from '../../src/contract/answers.ts';
import { createRandom } from '../advisor-bench/comparison.ts';

/** How likely each purpose, priority and requirement is to be chosen: one or two of each. */
const LIKELY = { purpose: 0.25, priority: 0.25, requirement: 0.15 } as const;
const LEAST_BUDGET = 500;

/** So many different bodies of `POST /api/recommendations`, as visitors might send them; the same ones for a seed. */
export function differentQuestions(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const oneOf = <T>(options: readonly T[]): T | undefined => options[Math.floor(random() * options.length)];
  const someOf = <T>(options: readonly T[], likely: number): T[] => options.filter(() => random() < likely);
  const fields = Object.keys(REQUIREMENT_OPTIONS).filter(
    (field): field is RequirementField => field in REQUIREMENT_OPTIONS,
  );
  const questions = new Set<string>();
  while (questions.size < count) {
    const chosen = someOf(fields, LIKELY.requirement);
    const purposes = someOf(PURPOSES, LIKELY.purpose);
    const steps = (BUDGET.max - LEAST_BUDGET) / BUDGET.step;
    questions.add(
      JSON.stringify({
        deviceType: 'laptop',
        purposes: purposes.length > 0 ? purposes : ['office'],
        priorities: someOf(PRIORITIES, LIKELY.priority),
        budget: LEAST_BUDGET + Math.floor(random() * (steps + 1)) * BUDGET.step,
        requirements: Object.fromEntries(chosen.map((field) => [field, oneOf<string>(REQUIREMENT_OPTIONS[field])])),
      }),
    );
  }
  return [...questions];
}
