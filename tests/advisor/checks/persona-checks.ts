/**
 * Personas, and what they may require of the first card. A figure that no shop published is judged by its worst likely
 * value but one, at the edge of the 80 % range: an expert knows what such machines weigh. Other unknown facts never pass
 * a check, except in {@link kilosNotOver} and {@link withLicenceWithin}.
 */
import { type Answers, NO_REQUIREMENTS, type Priority, type Purpose, type Requirements } from '#contract/answers.ts';
import type { Facts } from '#contract/facts.ts';

export interface Seen {
  /** With likely values for unknown figures. */
  facts: Facts;
  /** Euros, without Windows. */
  price: number;
}

export interface Check {
  /** Printed when it fails. */
  name: string;
  holds: (laptop: Seen) => boolean;
}

export interface Persona {
  id: string;
  /** The buyer, and what they would say to a shop assistant. */
  who: string;
  answers: Answers;
  /** All of these must hold for the first card. */
  accept: readonly Check[];
  /** None of these may hold. */
  mistakes: readonly Check[];
}

/** A check, or one that depends on the persona's budget. */
type Wish = Check | ((budget: number) => Check);

/** `buyer(…).who(…).accept(…).refuse(…)`: a persona as a sentence, with or without the last part. */
export function buyer(
  id: string,
  budget: number,
  purposes: Purpose[],
  priorities: Priority[] = [],
  requirements: Partial<Requirements> = {},
) {
  const checks = (wishes: readonly Wish[]) => wishes.map((wish) => (typeof wish === 'function' ? wish(budget) : wish));
  const asked = { purposes, priorities, budget, requirements: { ...NO_REQUIREMENTS, ...requirements } };
  return {
    who: (who: string) => ({
      accept: (...accept: readonly Wish[]) => {
        const persona: Persona = {
          id,
          who,
          answers: { deviceType: 'laptop', ...asked },
          accept: checks(accept),
          mistakes: [],
        };
        return {
          ...persona,
          refuse: (...mistakes: readonly Wish[]): Persona => ({ ...persona, mistakes: checks(mistakes) }),
        };
      },
    }),
  };
}

type NumericFact = 'ramGb' | 'storageGb' | 'screenInches' | 'refreshHz' | 'weightKg' | 'batteryHours';

const atLeast = (fact: NumericFact, least: number): Check => ({
  name: `${fact} ≥ ${least}`,
  holds: ({ facts }) => (facts[fact] ?? -Infinity) >= least,
});

export const atMost = (fact: NumericFact, most: number): Check => ({
  name: `${fact} ≤ ${most}`,
  holds: ({ facts }) => (facts[fact] ?? Infinity) <= most,
});

export const ram = (gigabytes: number): Check => atLeast('ramGb', gigabytes);
export const disk = (gigabytes: number): Check => atLeast('storageGb', gigabytes);
export const hours = (least: number): Check => atLeast('batteryHours', least);
export const hertz = (least: number): Check => atLeast('refreshHz', least);
export const inches = (least: number): Check => atLeast('screenInches', least);
export const kilosFrom = (least: number): Check => atLeast('weightKg', least);
export const kilosUpTo = (most: number): Check => atMost('weightKg', most);

/** Passes an unknown weight, which shops often leave out. */
export const kilosNotOver = (most: number): Check => ({
  name: `weightKg not over ${most}`,
  holds: ({ facts }) => (facts.weightKg ?? most) <= most,
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

export const fullHd = wideAtLeast(1920);

export const runs = (...systems: readonly string[]): Check => ({
  name: `os is ${systems.join(' or ')}`,
  holds: ({ facts }) => facts.os !== null && systems.includes(facts.os),
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

/** For facts that series and tier do not show, such as the video memory. */
export const graphicsAre = (...names: readonly string[]): Check => ({
  name: `graphics are ${names.join(' or ')}`,
  holds: ({ facts }) => names.some((name) => facts.gpu?.endsWith(name)),
});

/** Celeron, Pentium, Athlon, A and N series, telephone chips: slow on the first day. */
export const entryChip: Check = {
  name: 'entry-level processor',
  holds: ({ facts }) => /Celeron|Pentium|Athlon|Kompanio|\bA[469]-|\bN\d{2,4}\b/.test(facts.cpu ?? ''),
};

/** Ryzen 3 and 5 of the 7020 series, also sold as 30 and 40: four cores of 2019 under a new number. */
export const fourOldCores: Check = {
  name: 'Ryzen with four old cores',
  holds: ({ facts }) => /Ryzen [35] (7[2-5]20|[34]0\b)/.test(facts.cpu ?? ''),
};

/** Desktop chips, loud under load. Not the mobile «Ryzen AI 9 HX 370». */
export const hxProcessor: Check = { name: 'HX processor', holds: ({ facts }) => /\dHX\b/.test(facts.cpu ?? '') };

/** H, HS and HX: the series for sustained power, whose fan is heard. */
export const performanceProcessor: Check = {
  name: 'processor of the H series',
  holds: ({ facts }) => /\dH[SX]?\b/.test(facts.cpu ?? ''),
};

/** Year of the chip. */
export const yearAtLeast = (year: number): Check => ({
  name: `year ≥ ${year}`,
  holds: ({ facts }) => (facts.year ?? -Infinity) >= year,
});

/** Fifteen months before November 2026, when most personas were written. A price of «2025» is too vague to pass. */
const STILL_SOLD_SINCE = '2025-08';

export const stillSold: Check = {
  name: `price seen since ${STILL_SOLD_SINCE}`,
  holds: ({ facts }) => facts.priceDate >= STILL_SOLD_SINCE,
};

/** Euros for a Windows licence bought apart. */
const LICENCE = 145;

/** Comes with a system, or leaves enough of the budget to buy one. Passes where the shop does not name the system. */
export const withLicenceWithin = (budget: number): Check => ({
  name: `has a system, or price ≤ ${budget} with a licence`,
  holds: ({ facts, price }) => (facts.os !== 'none' && facts.os !== 'linux') || price + LICENCE <= budget,
});

export const either = (...checks: readonly Check[]): Check => ({
  name: checks.map(({ name }) => name).join(' or '),
  holds: (seen) => checks.some(({ holds }) => holds(seen)),
});

export const both = (one: Check, other: Check): Check => ({
  name: `${one.name} and ${other.name}`,
  holds: (seen) => one.holds(seen) && other.holds(seen),
});
