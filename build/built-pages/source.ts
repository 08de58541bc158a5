import { type Advisor, createAdvisor } from '../../advisor/advisor.ts';
import { createSpanishAdvisor, type SpanishAdvisor } from '../../words/spanish-advisor.ts';
import { createGrid, type Grid } from '../../words/laptop-page/grid.ts';
import type { ShopSettings } from '../../words/sheet.ts';
import type { Catalogue } from '../../catalogue/laptop.ts';
import type { BuiltContent, BuiltPage } from '../../contract/built/built-page.ts';
import { readAdvice } from '../read-advice.ts';

/** The input for computing the pages. */
export interface Source {
  catalogue: Catalogue;
  /** The engine with typed statements; `advisor` answers in Spanish. */
  engine: Advisor;
  advisor: SpanishAdvisor;
  shops: ShopSettings;
  /** The answers for every use and budget, which laptop pages and their list share. */
  grid: () => Grid;
}

/** @param environment the API's variables, so that prices and links are the same */
export function sourceOf(environment: Readonly<Record<string, string | undefined>>): Source {
  const { catalogue, shops: links } = readAdvice(environment);
  const shops = { ...links, now: Date.now };
  const engine = createAdvisor(catalogue);
  let grid: Grid | null = null;
  return {
    catalogue,
    engine,
    advisor: createSpanishAdvisor(catalogue, shops, engine),
    shops,
    grid: () => (grid ??= createGrid(catalogue.laptops)),
  };
}

/** @returns a page that is as new as the catalogue; those of retired laptops are not indexed */
export const pageOf = ({ catalogue }: Source, path: string, content: BuiltContent): BuiltPage => ({
  path,
  content,
  lastChanged: catalogue.date,
  indexed: content.kind !== 'gone',
});
