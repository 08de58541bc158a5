import { type Advisor, createAdvisor } from '../../advisor/advisor.ts';
import type { ShopSettings } from '../../advisor/computers.ts';
import type { Catalogue } from '../../catalogue/laptop.ts';
import { readAdvice } from '../device-catalogue.ts';

/** What the pages are computed from. */
export interface Source {
  catalogue: Catalogue;
  advisor: Advisor;
  shops: ShopSettings;
}

/** @param environment the API's variables: prices and links must be the same */
export function sourceOf(environment: Readonly<Record<string, string | undefined>>): Source {
  const { catalogue, shops: links } = readAdvice(environment);
  const shops = { ...links, now: Date.now };
  return { catalogue, advisor: createAdvisor(catalogue, shops), shops };
}
