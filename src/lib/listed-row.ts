/** A laptop as a row of the list, in words and bars. */
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import type { EvidencedFacts } from './evidence-words.ts';
import { priceWords } from './price-words.ts';
import { unbroken } from './unbroken.ts';

export type { FilterGroup, FilterOption, ListChoice } from '#contract/built/laptop-list.ts';

interface Meter {
  label: string;
  /** Empty if unknown. */
  value: string;
  /** Share of the bar, 0–1. */
  share: number;
}

export interface ListedRow {
  id: string;
  name: string;
  picture: string;
  /** Share of the picture's width, by the size of the screen. */
  scale: number;
  facts: string;
  price: string;
  /** What the price is made of. */
  parts: string;
  /** What the chips of evidence tell. */
  evidence: EvidencedFacts;
  meters: readonly Meter[];
}

/** From these figures on a bar is full. */
const FULL = { weightKg: 3.5, batteryHours: 20, speed: 100 };
const LARGEST_INCHES = 18;
const USUAL_INCHES = 15.6;

/** For work or study; points would tell visitors nothing. */
const PACE_WORDS = { plenty: 'muy rápido', good: 'rápido', scant: 'justo', short: 'lento' } as const;

const share = (value: number | null, full: number): number => Math.min(1, (value ?? 0) / full);

/** @param ownsWindows the visitor has Windows or will use Linux */
export function listedRow(laptop: ListedLaptop, ownsWindows = false): ListedRow {
  const { id, name, form, cpu, gpu, dedicated, ramGb, storageGb, screenInches, panel } = laptop;
  const { weightKg, batteryHours, speed, pace, price } = laptop;
  const priceFacts = { ...laptop, seenPrice: null, priceBasis: '' };
  const words = priceWords({ price, facts: priceFacts }, { ownsWindows });
  const facts = [
    cpu,
    dedicated && gpu,
    ramGb !== null && unbroken(`${ramGb} GB`),
    storageGb !== null && unbroken(driveSize(storageGb)),
    screenInches !== null && `${spanishNumber(screenInches)}″${panel === 'oled' ? '\u00A0OLED' : ''}`,
  ];
  return {
    id,
    name,
    picture: `/illustrations/${form}.svg`,
    scale: (screenInches ?? USUAL_INCHES) / LARGEST_INCHES,
    facts: facts.filter(Boolean).join(' · '),
    price: words.amount,
    parts: words.parts,
    evidence: laptop,
    meters: [
      {
        label: 'Peso',
        value: weightKg === null ? '' : unbroken(`${spanishNumber(weightKg)} kg`),
        share: share(weightKg, FULL.weightKg),
      },
      {
        label: 'Autonomía',
        value: batteryHours === null ? '' : unbroken(`≈ ${Math.round(batteryHours)} h`),
        share: share(batteryHours, FULL.batteryHours),
      },
      { label: 'Rapidez', value: pace === null ? '' : PACE_WORDS[pace], share: share(speed, FULL.speed) },
    ],
  };
}
