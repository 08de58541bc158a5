/**
 * Buyers, as they ask in Spanish forums and shops, and whether the first card is what an expert would accept. `personas.csv`
 * has them: `who` is what they would say, all of `accept` must hold of the first card, and nothing of `refuse`. Written
 * before any answer of the engine was seen, and never weakened to make the engine pass.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, answersSchema } from '#contract/answers.ts';
import { type Facts, WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { factsOf } from '#words/sheet.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, marketFor, qualifyingAmong } from './serving.ts';

/** A laptop as an expert sees it, who knows what such machines weigh: with likely values for unknown figures. */
interface Seen {
  facts: Facts;
  /** Euros, without Windows. */
  price: number;
  budget: number;
}

type Check = (seen: Seen) => boolean;

/** Of nine equally likely values, worst first: the edge of the 80 % range. */
const NEARLY_WORST = 1;

/** @param laptop as paid */
function seenOf(laptop: Laptop, { budget }: Answers): Seen {
  const facts = factsOf(laptop);
  const { weightKg, batteryHours, resolution, refreshHz } = laptop.likely;
  return {
    facts: {
      ...facts,
      weightKg: facts.weightKg ?? weightKg[NEARLY_WORST] ?? null,
      batteryHours: facts.batteryHours ?? batteryHours[NEARLY_WORST] ?? null,
      resolution: facts.resolution ?? resolution[NEARLY_WORST] ?? null,
      refreshHz: facts.refreshHz ?? refreshHz[NEARLY_WORST] ?? null,
    },
    price: laptop.priceEur - laptop.cost.licenceEur,
    budget,
  };
}

/** «memory ≥ 16», «kilos ≤ 2.4 if known», which passes an unknown weight. Any other unknown figure passes nothing. */
const FIGURES: Readonly<Record<string, (seen: Seen) => number | null>> = {
  memory: ({ facts }) => facts.ramGb,
  disk: ({ facts }) => facts.storageGb,
  inches: ({ facts }) => facts.screenInches,
  width: ({ facts }) => facts.resolution?.width ?? null,
  hertz: ({ facts }) => facts.refreshHz,
  kilos: ({ facts }) => facts.weightKg,
  hours: ({ facts }) => facts.batteryHours,
  year: ({ facts }) => facts.year,
  price: ({ price }) => price,
};

/** «system windows/macOS», «graphics RTX 5070 Ti/Radeon 8060S»: one of these, by the end of its name. */
const NAMES: Readonly<Record<string, (seen: Seen) => string | null>> = {
  system: ({ facts }) => facts.os,
  processor: ({ facts }) => facts.cpuFamily,
  graphics: ({ facts }) => facts.gpu,
};

/** Fifteen months before November 2026, when most personas were written. A price of «2025» is too vague to pass. */
const STILL_SOLD_SINCE = '2025-08';
const HIGH_END: ReadonlySet<string> = new Set(['intel_i7', 'intel_i9', 'amd_r7', 'amd_r9', 'apple_m', 'snapdragon_x']);

const WORDS: Readonly<Record<string, Check>> = {
  'dedicated graphics': ({ facts }) => /^(nvidia|amd_rx|intel_arc)/.test(facts.gpuSeries ?? ''),
  // i5, R5, Apple, Snapdragon and up.
  'mid-range processor': ({ facts }) => facts.cpuFamily !== null && !['intel_i3', 'amd_r3'].includes(facts.cpuFamily),
  'high-end processor': ({ facts }) => HIGH_END.has(facts.cpuFamily ?? ''),
  // Slow on the first day.
  'entry-level processor': ({ facts }) =>
    /Celeron|Pentium|Athlon|Kompanio|\bA[469]-|\bN\d{2,4}\b/.test(facts.cpu ?? ''),
  // Ryzen 3 and 5 of the 7020 series, also sold as 30 and 40: four cores of 2019 under a new number.
  'four old cores': ({ facts }) => /Ryzen [35] (7[2-5]20|[34]0\b)/.test(facts.cpu ?? ''),
  // Desktop chips, loud under load. Not the mobile «Ryzen AI 9 HX 370».
  'HX processor': ({ facts }) => /\dHX\b/.test(facts.cpu ?? ''),
  // H, HS and HX: the series for sustained power, whose fan is heard.
  'H-series processor': ({ facts }) => /\dH[SX]?\b/.test(facts.cpu ?? ''),
  'still sold': ({ facts }) => facts.priceDate >= STILL_SOLD_SINCE,
  // It comes with a system, or leaves enough of the budget to buy one. Passes where the shop does not name the system.
  'affordable with Windows': ({ facts, price, budget }) =>
    (facts.os !== 'none' && facts.os !== 'linux') || price + WINDOWS_LICENCE_EUR <= budget,
};

/** «RTX 4060+»: a GeForce of at least this tier and generation. */
const geforceFrom =
  (generation: string, tier: string) =>
  ({ facts }: Seen): boolean => {
    const [, ownGeneration = '', ownTier = ''] = /RTX ([2-5])0(\d\d)\b/.exec(facts.gpu ?? '') ?? [];
    return ownGeneration >= generation && ownTier >= tier;
  };

function partOf(words: string): Check {
  const [, generation, tier] = /^RTX (\d)0(\d\d)\+$/.exec(words) ?? [];
  if (generation !== undefined && tier !== undefined) return geforceFrom(generation, tier);
  const [, kind = '', sign, limit, ifKnown] = /^(\w+) ([≥≤]) ([\d.]+)( if known)?$/.exec(words) ?? [];
  const figureOf = FIGURES[kind];
  if (figureOf)
    return (seen) => {
      const figure = figureOf(seen);
      if (figure === null) return ifKnown !== undefined;
      return sign === '≥' ? figure >= Number(limit) : figure <= Number(limit);
    };
  const [, named = '', names = ''] = /^(\w+) (.+)$/.exec(words) ?? [];
  const nameOf = NAMES[named];
  if (nameOf) return (seen) => names.split('/').some((name) => nameOf(seen)?.endsWith(name));
  const isSo = WORDS[words];
  if (!isSo) throw new Error(`No check is called «${words}»`);
  return isSo;
}

/** «RTX 5080+ or processor apple_m and memory ≥ 48» */
function checkOf(words: string): [words: string, holds: Check] {
  const alternatives = words.split(' or ').map((one) => one.split(' and ').map(partOf));
  return [words, (seen) => alternatives.some((parts) => parts.every((holds) => holds(seen)))];
}

interface Persona {
  id: string;
  answers: Answers;
  accept: readonly [words: string, holds: Check][];
  refuse: Persona['accept'];
}

const columns = ['id', 'budget', 'purposes', 'priorities', 'requirements', 'who', 'accept', 'refuse'] as const;
const rows = z
  .array(z.record(z.enum(columns), z.string()))
  .parse(parse(readFileSync(new URL('personas.csv', import.meta.url)), { columns: true }));
const listed = (cell: string, separator = '; '): string[] => cell.split(separator).filter(Boolean);

export const PERSONAS = rows.map((row): Persona => {
  const answers = answersSchema.parse({
    purposes: listed(row.purposes, ' '),
    priorities: listed(row.priorities, ' '),
    budget: Number(row.budget),
    requirements: Object.fromEntries(listed(row.requirements).map((pair) => pair.split(' '))),
  });
  return { id: row.id, answers, accept: listed(row.accept).map(checkOf), refuse: listed(row.refuse).map(checkOf) };
});

interface Judgement {
  id: string;
  /** Whether any laptop that the answer is about would satisfy the persona. */
  possible: boolean;
  /** The name on the first card. */
  card: string | null;
  problems: string[];
}

/** Checks the persona's first card against what an expert would accept. */
export function judgePersona(
  { id, answers, accept, refuse }: Persona,
  { laptops, engine }: Pick<Fixture, 'laptops' | 'engine'>,
): Judgement {
  const problemsWith = (laptop: Laptop): string[] => {
    const seen = seenOf(laptop, answers);
    return [
      ...accept.filter(([, holds]) => !holds(seen)).map(([words]) => `not: ${words}`),
      ...refuse.filter(([, holds]) => holds(seen)).map(([words]) => `mistake: ${words}`),
    ];
  };
  const possible = qualifyingAmong(marketFor(laptops, answers), answers).some(
    (laptop) => problemsWith(laptop).length === 0,
  );
  const [first] = engine.recommend(answers).cards;
  const problems = first ? problemsWith(asPaid(first.laptop, answers)) : ['no card'];
  return { id, possible, card: first?.laptop.name ?? null, problems };
}
