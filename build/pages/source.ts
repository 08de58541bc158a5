import { type Advisor, createAdvisor } from '#advisor/advisor.ts';
import { readApiConfig, shopsIn } from '#api/config.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { createSpanishAdvisor, type SpanishAdvisor } from '#words/spanish-advisor.ts';
import { createStandings, type Standings } from '#words/laptop-page/standings.ts';
import type { ShopSettings } from '#words/sheet.ts';
import type { Catalogue } from '#catalogue/laptop.ts';
import type { Guide } from '#contract/pages/guide.ts';
import type { LaptopData } from '#contract/pages/laptop-page.ts';
import type { LaptopList } from '#contract/pages/laptop-list.ts';

/** A page with the data that its loader gives. */
export interface EnginePage {
  path: string;
  data: LaptopData | LaptopList | Guide;
  /** ISO day. */
  lastChanged: string;
  /** Whether search engines may index it; if so, the sitemap lists it. */
  indexed: boolean;
}

/** The input for computing the pages. */
export interface Source {
  catalogue: Catalogue;
  /** The engine with typed statements; `advisor` answers in Spanish. */
  engine: Advisor;
  advisor: SpanishAdvisor;
  shops: ShopSettings;
  /** How every laptop stands in each use, which laptop pages and their list share. */
  standings: Standings;
}

/** @param environment the API's variables, so that prices and links are the same */
export function sourceOf(environment: Readonly<Record<string, string | undefined>>): Source {
  const config = readApiConfig(environment);
  const catalogue = loadCatalogue(config.CATALOGUE_FILE);
  const shops: ShopSettings = { ...shopsIn(config), now: Date.now };
  const engine = createAdvisor(catalogue);
  return {
    catalogue,
    engine,
    advisor: createSpanishAdvisor(catalogue, shops, engine),
    shops,
    standings: createStandings(catalogue.laptops),
  };
}

/** @returns a page that is as new as the catalogue; those of retired laptops are not indexed */
export const pageOf = ({ catalogue }: Source, path: string, data: EnginePage['data']): EnginePage => ({
  path,
  data,
  lastChanged: catalogue.date,
  indexed: !('kind' in data && data.kind === 'gone'),
});
