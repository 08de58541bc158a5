import { type Advisor, createAdvisor } from '../../advisor/advisor.ts';
import { createSpanishAdvisor, type SpanishAdvisor } from '../../words/spanish-advisor.ts';
import type { ShopSettings } from '../../words/sheet.ts';
import type { Catalogue } from '../../catalogue/laptop.ts';
import { readAdvice } from '../device-catalogue.ts';

/** What the pages are computed from. */
export interface Source {
  catalogue: Catalogue;
  /** In figures, and in words. */
  engine: Advisor;
  advisor: SpanishAdvisor;
  shops: ShopSettings;
}

/** @param environment the API's variables: prices and links must be the same */
export function sourceOf(environment: Readonly<Record<string, string | undefined>>): Source {
  const { catalogue, shops: links } = readAdvice(environment);
  const shops = { ...links, now: Date.now };
  const engine = createAdvisor(catalogue);
  return { catalogue, engine, advisor: createSpanishAdvisor(catalogue, shops, engine), shops };
}
