import { spanishList } from '#contract/spanish-text.ts';
import { type Answers, PURPOSES } from '#contract/answers.ts';
import { labelOf } from '#src/lib/answer-words.ts';
import { euros } from '#src/lib/figures.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { countRequirements } from '#src/services/answers-reducer.ts';

type Chosen = Pick<FormState, 'purposes' | 'priorities' | 'budget' | 'requirements' | 'ownsWindows'>;

/**
 * The lowest budget in euros with a laptop that is capable of a set of uses, at its {@link leastBudgetIndex}; `null` if no budget
 * of the form is enough.
 */
export type LeastBudgets = readonly (number | null)[];

/** `build/least-budgets.ts` defines it. */
declare const CATALOGUE_LEAST_BUDGETS: LeastBudgets;

/** What the budget is enough for, by the figures that the advisor decides with. */
export function expectationFor(asked: Chosen, least: LeastBudgets = CATALOGUE_LEAST_BUDGETS): string {
  return asked.purposes.length > 0 ? wordsForChosenUses(asked, least) : wordsForAnyUse(asked, least);
}

function wordsForChosenUses(asked: Chosen, least: LeastBudgets): string {
  const { purposes, budget } = asked;
  const what = purposes.length === 1 ? labelOf(purposes[0] ?? '') : 'todo lo que has elegido a la vez';
  const from = least[leastBudgetIndex(asked)] ?? null;
  if (from === null) return `No conocemos ninguno que pueda con ${what}.`;
  if (from > budget)
    return `${asked.ownsWindows ? 'Contando Windows, no' : 'No'} llega para ${what}: desde ${euros(from)}.`;
  const strict = countRequirements(asked) > 0;
  return `${strict ? 'Sin contar lo imprescindible, llega' : 'Llega'} para ${what}, que empieza en unos ${euros(from)}.`;
}

/** Before a use is chosen, it says what the budget is enough for, and the next use that a higher one is enough for. */
function wordsForAnyUse({ budget }: Chosen, least: LeastBudgets): string {
  const uses = PURPOSES.map((purpose) => ({
    label: labelOf(purpose),
    from: least[leastBudgetIndex({ purposes: [purpose], priorities: [] })] ?? Infinity,
  })).toSorted((one, other) => one.from - other.from);
  const enough = uses.filter(({ from }) => from <= budget);
  const next = uses[enough.length];
  const reached =
    enough.length === 0 ? 'Todavía no llega para ningún uso.' : `Llega para ${spanishList(labels(enough))}.`;
  if (!next) return 'Llega para todos los usos. Si uno más barato te sirve igual, irá por delante.';
  return next.from === Infinity ? reached : `${reached} ${next.label}, desde ${euros(next.from)}.`;
}

const labels = (uses: readonly { label: string }[]): string[] => uses.map(({ label }) => label);

/** @returns the place of a set of uses; design needs more where the graphics are a priority */
export function leastBudgetIndex({ purposes, priorities }: Pick<Answers, 'purposes' | 'priorities'>): number {
  const bits = PURPOSES.reduce((sum, purpose, index) => (purposes.includes(purpose) ? sum + 2 ** index : sum), 0);
  return 2 * bits + Number(priorities.includes('graphics'));
}
