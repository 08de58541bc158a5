import { type Answers, PURPOSES } from '#contract/answers.ts';

/**
 * The lowest budget in euros with a laptop that is capable of a set of uses, at its {@link leastBudgetIndex}; `null` if no budget
 * of the form is enough.
 */
export type LeastBudgets = readonly (number | null)[];

/** @returns the place of a set of uses; design needs more where the graphics are a priority */
export function leastBudgetIndex({ purposes, priorities }: Pick<Answers, 'purposes' | 'priorities'>): number {
  const bits = PURPOSES.reduce((sum, purpose, index) => (purposes.includes(purpose) ? sum + 2 ** index : sum), 0);
  return 2 * bits + Number(priorities.includes('graphics'));
}
