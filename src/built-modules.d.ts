/** What `build/least-budgets.ts` makes of the catalogue. */
declare module 'virtual:least-budgets' {
  import type { LeastBudgets } from '#src/features/questionnaire/least-budgets.ts';
  export const LEAST_BUDGETS: LeastBudgets;
}

/** What `build/showcase.ts` asks the engine for. */
declare module 'virtual:showcase' {
  import type { Showcase } from '#src/features/landing/showcase.ts';
  export const SHOWCASE: Showcase;
}

/** What `build/listed-laptops.ts` makes of the catalogue. */
declare module 'virtual:listed-laptops' {
  /** Its path. */
  export const LISTED_FILE: string;
}
