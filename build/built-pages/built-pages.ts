/** Computes the content of the pages that only the engine can write. */
import { type Advisor, createAdvisor } from '../../advisor/advisor.ts';
import type { Catalogue } from '../../catalogue/laptop.ts';
import type { BuiltPage } from '../../contract/built/built-page.ts';
import { readAdvice } from '../device-catalogue.ts';
import { guidePages } from './guide-pages.ts';
import { laptopPages } from './laptop-pages.ts';
import { listPages } from './list-pages.ts';
import { methodPage } from './method-page.ts';

/** What the pages are computed from. */
export interface Source {
  catalogue: Catalogue;
  advisor: Advisor;
}

/** @param environment the API's variables: prices and links must be the same */
export function sourceOf(environment: Readonly<Record<string, string | undefined>>): Source {
  const { catalogue, shops } = readAdvice(environment);
  return { catalogue, advisor: createAdvisor(catalogue, shops) };
}

export const builtPages = (source: Source): BuiltPage[] => [
  ...listPages(source),
  ...laptopPages(source),
  methodPage(source),
  ...guidePages(source),
];
