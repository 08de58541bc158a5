/** The shipped catalogue with its advisor, made once for all test files of a worker. */
import { loadCatalogue } from '#catalogue/load.ts';
import { createFixture } from '#tests/advisor/checks/fixture.ts';

export const CATALOGUE = loadCatalogue();
export const SHIPPED = createFixture(CATALOGUE.laptops);
