/** What `build/least-budgets.ts` makes of the catalogue. */
declare module 'virtual:least-budgets' {
  import type { LeastBudgets } from '#src/features/questionnaire/least-budgets.ts';
  export const LEAST_BUDGETS: LeastBudgets;
}
