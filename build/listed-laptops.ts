/** Writes the list of all laptops for the site's search beside its code. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { levelOf } from '../advisor/explain/levels.ts';
import { isSpanishOffer } from '../advisor/rank/prices.ts';
import { needsOf } from '../advisor/needs/needs.ts';
import { isDedicated } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { laptopName } from '../contract/laptop-name.ts';
import { type ListedLaptop, listedLaptopSchema } from '../contract/listed-laptops.ts';
import { probable } from '../words/format.ts';
import { lineName } from '../words/short-names.ts';
import type { SpanishAdvisor } from '../words/spanish-advisor.ts';
import { type Source, sourceOf } from './pages/source.ts';
import { virtualModule } from './virtual-module.ts';

const HASH_LENGTH = 8;

/** Those that Spain sells first, and of them those that give most for their price. */
export function listedLaptops({ advisor, engine, standings }: Source): ListedLaptop[] {
  const others = engine.laptops.filter((laptop) => !isSpanishOffer(laptop));
  return [...standings.bestFirst(), ...others].map((laptop) => listed(laptop, advisor));
}

const OFFICE = needsOf({ purposes: ['office'], priorities: [] });

/** The same price as on every other page. */
function listed(laptop: Laptop, advisor: SpanishAdvisor): ListedLaptop {
  const { id, gpu, panel, cpuIndex, formFactor } = laptop;
  const sheet = advisor.laptop(id);
  if (!sheet) throw new Error(`The advisor does not know ${id}`);
  return listedLaptopSchema.parse({
    ...sheet.facts,
    id,
    name: laptopName(sheet.name),
    line: lineName(laptop),
    gpu,
    panel: panel && panel + probable(laptop, 'panel'),
    speed: cpuIndex === null ? null : Math.round(cpuIndex),
    pace: levelOf(OFFICE, 'cpu', laptop),
    dedicated: gpu !== null && isDedicated(gpu),
    form: formFactor,
    price: Math.round(sheet.price),
    seenInSpain: isSpanishOffer(laptop),
  });
}

export function makeListedFile(source: Source): { name: string; text: string } {
  const text = JSON.stringify(listedLaptops(source));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
  return { name: `assets/laptops-${hash}.json`, text };
}

export const listedLaptopsPlugin = (): Plugin =>
  virtualModule('listed-laptops', () => {
    const { name, text } = makeListedFile(sourceOf(process.env));
    return { code: `export const LISTED_FILE = ${JSON.stringify(`/${name}`)};`, files: { [name]: text } };
  });
