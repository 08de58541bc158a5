import type { FormFactor, LaptopRecord } from '../laptop-record.ts';
import { anyOf } from '../reading/patterns.ts';
import type { MatchedGpu } from './match-chip.ts';

const CONVERTIBLE =
  /\b(2[- ]in[- ]1|IdeaPad Flex|Spin|x360|360|Yoga (6|7|9|Book|C\d+)|Surface (Pro|Go)|Duet|Duo|Flow|Detachable)\b|Flip/i;
const WORKSTATION = /\b(ThinkPad P\d+\w?|ZBook|Precision|ProArt|ConceptD|Creator|Studiobook)\b/i;
const GAMING = new RegExp(
  String.raw`\b(${anyOf`
    ROG, TUF, Legion, LOQ, Gaming, Nitro, Predator, OMEN, Victus, Alienware, AORUS, Cyborg, Katana, Crosshair, Raider, Stealth,
    Vector, Sword, Pulse, Bravo, Delta, Alpha, Titan, Blade, Revolt, Erazer, GF\d\d, G1[57]
  `})\b`,
  'i',
);

const ULTRABOOK = { maxInches: 14.5, maxKg: 1.5 } as const;
const ULTRABOOK_LINE = new RegExp(
  String.raw`\b(${anyOf`
    Zenbook, Swift, XPS 13, Yoga Slim, ThinkPad X1, EliteBook, Dragonfly, gram, MateBook (X|14|D ?14), Galaxy Book\d? (Pro|Ultra),
    Prestige 1[34], Surface Laptop, ExpertBook (B9|Ultra)
  `})\b`,
  'i',
);

/** Graphics with this much power mean a gaming laptop, except in product lines for creative work. */
const GAMING_GPU_WATTS = 80;
const CREATIVE_LINE = new RegExp(
  String.raw`\b(${anyOf`
    Yoga, XPS, Zenbook, Vivobook, Envy, IdeaPad, Inspiron, Swift, Prestige, Modern, MateBook, Galaxy Book, gram, Surface, Aspire,
    ThinkBook, ThinkPad, Pavilion
  `})\b`,
  'i',
);

type KnownFields = Pick<LaptopRecord, 'brand' | 'model' | 'screenInches' | 'weightKg'>;

/** @returns the form factor by product line, else by graphics, size and weight; `all-rounder` by default */
export function formFactorOf(
  { brand, model, screenInches, weightKg }: KnownFields,
  gpu: MatchedGpu | null,
): FormFactor {
  if (brand === 'Apple') return 'macbook';
  if (CONVERTIBLE.test(model)) return 'convertible';
  if (WORKSTATION.test(model) || gpu?.series === 'nvidia_pro') return 'workstation';
  if (GAMING.test(`${brand} ${model}`)) return 'gaming';
  if ((gpu?.watts ?? 0) >= GAMING_GPU_WATTS && !CREATIVE_LINE.test(model)) return 'gaming';
  const isSmall = screenInches !== null && screenInches <= ULTRABOOK.maxInches;
  if (isSmall && ULTRABOOK_LINE.test(model)) return 'ultrabook';
  return isSmall && weightKg !== null && weightKg < ULTRABOOK.maxKg ? 'ultrabook' : 'all-rounder';
}
