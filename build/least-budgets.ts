import { budgetFor, capableFor } from '#advisor/choose/caution.ts';
import { inTieOrder } from '#advisor/rank/tie-order.ts';
import { isSpanishOffer, totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { BUDGET, PURPOSES } from '#contract/answers.ts';
import { type LeastBudgets, leastBudgetIndex } from '#src/features/questionnaire/expectation.ts';

/**
 * The lowest budget for each set of uses by {@link leastBudgetIndex}, of the laptops sold in Spain. With the licence of
 * Windows, as for a visitor who asks for no system.
 */
export function leastBudgets(laptops: readonly Laptop[]): LeastBudgets {
  const sold = inTieOrder(laptops.filter(isSpanishOffer));
  const made: (number | null)[] = [];
  for (let bits = 0; bits < 2 ** PURPOSES.length; bits += 1) {
    const purposes = PURPOSES.filter((_, index) => bits & (1 << index));
    for (const priorities of [[], ['graphics' as const]]) {
      const chosen = { purposes, priorities };
      const cheapest = sold.find(capableFor(chosen));
      const budget = cheapest ? budgetFor(totalCost(cheapest)) : Infinity;
      made[leastBudgetIndex(chosen)] = budget > BUDGET.max ? null : budget;
    }
  }
  return made;
}
