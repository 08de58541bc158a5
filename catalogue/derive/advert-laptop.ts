/** Makes a laptop with the fields of the catalogue from what an advert says. */
import { ADVERT_ID, type ParsedAdvert } from '../../contract/advert.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { atPrice, roundedPrice } from './cost.ts';
import { deriverBeside } from './derive.ts';
import { isDedicated } from './names.ts';
import { matchCpu, type MatchedCpu } from './match-chip.ts';
import { newRecord } from './new-record.ts';
import { fitPrices, isSpanishPrice } from './price-fit.ts';
import { saidFacts, withItsLicence, withSaid } from './said-figures.ts';
import { sameIn } from './same-laptop.ts';
import { type Sisters, sistersIn } from './sister-facts.ts';

type CpuBasis = MatchedCpu['basis'] | 'unknown';

export interface AdvertLaptop {
  laptop: Laptop;
  /** What such a laptop usually costs new in Spain, in euros; `null` if too little is known. */
  usualEur: number | null;
  /** Standard deviation of the logarithm of prices around the usual one. */
  spread: number;
  /** The catalogue's laptop that the advert is about; then `laptop` is that one. */
  known: Laptop | null;
  /** What the processor's speed is based on; for `unknown`, and for `family` of a used one, there is none: it may be of any year. */
  cpuBasis: CpuBasis | null;
  /** Whether the processor's own graphics are assumed, because the advert names none. Never for Apple, which has no others. */
  isGpuAssumed: boolean;
  /** What the advert does not say, and the known laptop has that only its line was named of. */
  supposed: readonly SupposedField[];
}

const SUPPOSED = ['cpu', 'gpu', 'ramGb', 'storageGb', 'os'] as const satisfies readonly (keyof ParsedAdvert)[];
export type SupposedField = (typeof SUPPOSED)[number];

function recordOf(read: ParsedAdvert, priceEur: number, priceDate: string, sisters: Sisters): LaptopRecord {
  const { cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, panel, weightKg, os } = read;
  const machine = { brand: read.brand ?? '', model: read.model ?? '', screenInches };
  const [sister] = sisters.of(machine);
  return newRecord({
    id: ADVERT_ID,
    ...machine,
    cpu,
    gpu: gpu === 'integrated' ? null : gpu,
    ramGb,
    storageGb,
    resolution,
    refreshHz,
    panel,
    weightKg,
    os,
    ...(sister && { formFactor: sister.formFactor }),
    priceEur,
    priceDate,
    priceShop: null,
  });
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The spread of a usual price without a fit: that of the oldest prices. */
const UNKNOWN_SPREAD = 0.2;

/**
 * The number of known configurations of the same chassis that predict its price as well as the figures do. With it the
 * usual price of a hidden laptop is off by 8 % (median) where another configuration is known, 10 % without it.
 */
const FIGURES_COUNT_AS = 0.5;

/**
 * @param laptops of the catalogue; an advert of one of them, which contradicts none of its facts, gives that laptop
 * @returns a function from what was read, the ISO day of reading it, and the id of the laptop that it was found to be
 */
export function advertReader(
  laptops: readonly Laptop[],
): (read: ParsedAdvert, day: string, id?: string | null) => AdvertLaptop {
  const derive = deriverBeside(laptops);
  const fit = fitPrices(laptops.filter(isSpanishPrice));
  const sisters = sistersIn(laptops);
  const middleEur = middleOf(laptops.map(({ priceEur }) => priceEur));
  const spread = fit?.spread ?? UNKNOWN_SPREAD;

  const usualOf = (laptop: Laptop): number => {
    if (fit === null) return middleEur;
    const known = sisters.of(laptop);
    const above = known.reduce((sum, other) => sum + Math.log(other.priceEur / fit.usualEur(other)), 0);
    return roundedPrice(fit.usualEur(laptop) * Math.exp(above / (known.length + FIGURES_COUNT_AS)));
  };

  /** A new «Core i5» is as fast as most that are sold in its kind of laptop; a used one may be of any year. */
  const withSold = (laptop: Laptop, basis: CpuBasis | null, { used }: ParsedAdvert): Laptop => {
    if (basis === 'unknown' || (basis === 'family' && used)) return withoutSpeed(laptop);
    if (basis !== 'family') return laptop;
    const isAlike = (other: Laptop) => other.cpuFamily === laptop.cpuFamily && other.formFactor === laptop.formFactor;
    const speeds = laptops
      .filter((other) => isSpanishPrice(other) && isAlike(other))
      .flatMap(({ cpuIndex }) => cpuIndex ?? [])
      .toSorted((a, b) => a - b);
    return { ...laptop, cpuIndex: speeds[Math.floor(speeds.length / 4)] ?? null };
  };

  return (read, day, id = null) => {
    const screenInches = sisters.sizeOf(read);
    const bare = recordOf({ ...read, screenInches }, middleEur, day, sisters);
    const facts = [...sisters.factsOf(bare), ...saidFacts(read, day)];
    const first = derive(bare, facts);
    // A laptop without Windows costs less, and the licence is added to its price.
    const usual = usualOf(first.os === null && first.cost.licenceEur > 0 ? { ...first, os: 'none' } : first);
    // Unknown figures come from laptops of the usual price, because a bargain is no worse machine.
    const derived = derive({ ...bare, priceEur: usual }, facts);
    const known = sameIn(laptops, read, derived, id);
    // What the catalogue expects of this very laptop errs less than a fit on figures.
    const expected = known?.priceEur ?? usual;
    const cpuBasis = known === null ? basisOf(read) : null;
    const figures = withItsLicence(known ? withSaid(known, read, derived) : withSold(derived, cpuBasis, read), read);
    const isExact = known !== null || cpuBasis === 'chip';
    const isComparable = fit !== null && isExact && figures.ramGb !== null && figures.storageGb !== null;
    const priced = atPrice(figures, read.price ?? expected);
    return {
      laptop: known || read.price !== null ? priced : { ...priced, cost: { ...priced.cost, exact: false, spread } },
      known,
      usualEur: isComparable ? expected : null,
      spread: known?.cost.spread ?? spread,
      cpuBasis,
      isGpuAssumed: read.gpu === null && !known && figures.gpu !== null && figures.os !== 'macOS',
      supposed:
        known && known.id !== id && known.model.toLowerCase() !== read.model?.toLowerCase()
          ? supposedOf(known, read)
          : [],
    };
  };
}

/** What a laptop has and an advert does not say exactly; integrated graphics need no mention. */
const supposedOf = (own: Laptop, read: ParsedAdvert): SupposedField[] =>
  SUPPOSED.filter((field) => {
    if (field === 'cpu') return read.cpu === null || matchCpu(read.cpu)?.precision !== 'exact';
    return read[field] === null && (field !== 'gpu' || (own.gpu !== null && isDedicated(own.gpu)));
  });

function basisOf({ cpu }: ParsedAdvert): CpuBasis | null {
  if (cpu === null) return null;
  const matched = matchCpu(cpu);
  // «Pentium T4500»: the number shows that it is a processor without figures of ours.
  return matched === null || (matched.basis === 'family' && /\d{3}/.test(cpu)) ? 'unknown' : matched.basis;
}

/** @returns the laptop as if the speed of its processor were unknown */
export const withoutSpeed = (laptop: Laptop): Laptop => ({
  ...laptop,
  cpuIndex: null,
  errors: { ...laptop.errors, cpu: null },
});
