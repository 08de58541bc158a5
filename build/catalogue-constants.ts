import type { Plugin } from 'vite';
import { leastBudgets } from './least-budgets.ts';
import { sourceOf } from './pages/source.ts';
import { showcase } from './showcase.ts';

/** What the form and the landing page say of the catalogue: small enough to be constants of their code, also offline. */
export const catalogueConstants = (): Plugin => ({
  name: 'catalogue-constants',
  config: () => {
    const source = sourceOf(process.env);
    return {
      define: {
        CATALOGUE_LEAST_BUDGETS: JSON.stringify(leastBudgets(source.catalogue.laptops)),
        CATALOGUE_SHOWCASE: JSON.stringify(showcase(source)),
      },
    };
  },
});
