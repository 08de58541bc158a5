/** Personas, and what they may require of the first card. Unknown facts never pass a check, except in {@link notOver}. */
import { factsOf } from '#advisor/computers.ts';
import type { Answers } from '#contract/answers.ts';
import type { Facts } from '#contract/facts.ts';
import type { Fixture } from './fixture.ts';
import { qualifyingAmong } from './oracle.ts';

interface Seen {
  facts: Facts;
  /** Euros. */
  price: number;
}

export interface Check {
  /** Printed when it fails. */
  name: string;
  holds: (laptop: Seen) => boolean;
}

export interface Persona {
  id: string;
  /** Who it is and what they would say to a shop assistant. */
  who: string;
  answers: Answers;
  /** All of these must hold for the first card. */
  accept: readonly Check[];
  /** None of these may hold. */
  mistakes: readonly Check[];
}

type NumericFact = 'ramGb' | 'storageGb' | 'screenInches' | 'refreshHz' | 'weightKg' | 'batteryHours';

export const atLeast = (fact: NumericFact, least: number): Check => ({
  name: `${fact} ≥ ${least}`,
  holds: ({ facts }) => (facts[fact] ?? -Infinity) >= least,
});

export const atMost = (fact: NumericFact, most: number): Check => ({
  name: `${fact} ≤ ${most}`,
  holds: ({ facts }) => (facts[fact] ?? Infinity) <= most,
});

/** Passes unknown facts, for figures that shops often leave out. */
export const notOver = (fact: NumericFact, most: number): Check => ({
  name: `${fact} not over ${most}`,
  holds: ({ facts }) => (facts[fact] ?? most) <= most,
});

export const costsAtMost = (euros: number): Check => ({
  name: `price ≤ ${euros}`,
  holds: ({ price }) => price <= euros,
});

export const costsAtLeast = (euros: number): Check => ({
  name: `price ≥ ${euros}`,
  holds: ({ price }) => price >= euros,
});

export const wideAtLeast = (pixels: number): Check => ({
  name: `resolution ≥ ${pixels} wide`,
  holds: ({ facts }) => (facts.resolution?.width ?? 0) >= pixels,
});

export const runs = (...systems: readonly string[]): Check => ({
  name: `os is ${systems.join(' or ')}`,
  holds: ({ facts }) => facts.os !== null && systems.includes(facts.os),
});

export const runsNot = (...systems: readonly string[]): Check => ({
  name: `os is not ${systems.join(' nor ')}`,
  holds: ({ facts }) => facts.os === null || !systems.includes(facts.os),
});

export const processor = (...families: readonly string[]): Check => ({
  name: `processor is ${families.join(' or ')}`,
  holds: ({ facts }) => facts.cpuFamily !== null && families.includes(facts.cpuFamily),
});

/** i5, R5, Apple, Snapdragon and up. */
export const middleProcessor: Check = {
  name: 'mid-range processor or better',
  holds: ({ facts }) => facts.cpuFamily !== null && !['intel_i3', 'amd_r3'].includes(facts.cpuFamily),
};

export const upperProcessor: Check = {
  name: 'high-end processor',
  holds: ({ facts }) =>
    ['intel_i7', 'intel_i9', 'amd_r7', 'amd_r9', 'apple_m', 'snapdragon_x'].includes(facts.cpuFamily ?? ''),
};

const isDedicated = ({ facts }: Seen): boolean => /^(nvidia|amd_rx|intel_arc)/.test(facts.gpuSeries ?? '');

export const dedicated: Check = { name: 'dedicated graphics', holds: isDedicated };

/** GeForce RTX 30, 40 or 50 of at least this tier (50, 60, 70 …). */
export const geforce = (tier: number, generation = 3): Check => ({
  name: `GeForce RTX x0${tier} or better, generation ${generation}0 or newer`,
  holds: ({ facts }) => {
    const [, has, hasTier] = /RTX ([2-5])0(\d\d)\b/.exec(facts.gpu ?? '') ?? [];
    return Number(has) >= generation && Number(hasTier) >= tier;
  },
});

export const not = (check: Check): Check => ({ name: `not (${check.name})`, holds: (seen) => !check.holds(seen) });

export const either = (...checks: readonly Check[]): Check => ({
  name: checks.map(({ name }) => name).join(' or '),
  holds: (seen) => checks.some(({ holds }) => holds(seen)),
});

interface Judgement {
  /** Whether any laptop in the catalogue would satisfy the persona. */
  possible: boolean;
  /** The name on the first card. */
  card: string | null;
  problems: string[];
}

const problemsOf = ({ accept, mistakes }: Persona, seen: Seen): string[] => [
  ...accept.filter(({ holds }) => !holds(seen)).map(({ name }) => `not: ${name}`),
  ...mistakes.filter(({ holds }) => holds(seen)).map(({ name }) => `mistake: ${name}`),
];

/** Checks the persona's first card against what an expert would accept. */
export function judgePersona(persona: Persona, { laptops, advisor }: Fixture): Judgement {
  const possible = qualifyingAmong(laptops, persona.answers).some(
    (laptop) => problemsOf(persona, { facts: factsOf(laptop), price: laptop.priceEur }).length === 0,
  );
  const [first] = advisor.recommend(persona.answers).computers;
  const problems = first
    ? problemsOf(persona, { facts: first.facts, price: first.price + first.facts.licence })
    : ['no card'];
  return { possible, card: first?.name ?? null, problems };
}
