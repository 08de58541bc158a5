/** The list of all laptops, in which the site searches. */
import { levelOf } from '#advisor/explain/levels.ts';
import { isSpanishOffer } from '#catalogue/derive/cost.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { isDedicated } from '#catalogue/derive/names.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { type ListedLaptop, listedLaptopSchema } from '#contract/listed-laptops.ts';
import { probable } from '#words/figures.ts';
import { lineName } from '#words/short-names.ts';
import type { SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { Source } from './pages/source.ts';

/** Laptops that Spain sells come first, and of them those that give most for their price. */
export function listedLaptops({ advisor, engine, standings }: Source): ListedLaptop[] {
  const others = engine.laptops.filter((laptop) => !isSpanishOffer(laptop));
  return [...standings.bestFirst(), ...others].map((laptop) => listed(laptop, advisor));
}

const OFFICE = needsOf({ purposes: ['office'], priorities: [] });

/** The same price as on every other page. */
function listed(laptop: Laptop, advisor: SpanishAdvisor): ListedLaptop {
  const { id, gpu, panel, formFactor } = laptop;
  const sheet = advisor.laptop(id);
  if (!sheet) throw new Error(`The advisor does not know ${id}`);
  return listedLaptopSchema.parse({
    ...sheet.facts,
    id,
    name: laptopName(sheet.name),
    line: lineName(laptop),
    gpu,
    panel: panel && panel + probable(laptop, 'panel'),
    pace: levelOf(OFFICE, 'cpu', laptop),
    dedicated: gpu !== null && isDedicated(gpu),
    form: formFactor,
    price: Math.round(sheet.price),
    seenInSpain: isSpanishOffer(laptop),
  });
}
