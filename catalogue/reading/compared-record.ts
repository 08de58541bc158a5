/** A record of the catalogue, prepared for comparison with offers. */
import { isDedicated } from '../derive/describe.ts';
import { keyboardFact } from '../derive/keyboard.ts';
import { matchCpu, type MatchedCpu, matchGpu } from '../derive/match-chip.ts';
import { slug } from '../derive/record-id.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { cpuNumberIn, type OfferFacts } from './offer-facts.ts';
import { codesIn, modelPart, plainPartNumber } from './part-number.ts';

export interface ComparedRecord {
  record: LaptopRecord;
  cpu: MatchedCpu | null;
  cpuNumber: string | null;
  /** Name of the dedicated graphics, else `integrated`. */
  gpu: string | null;
  codes: ReadonlySet<string>;
  words: ReadonlySet<string>;
  isForAnotherCountry: boolean;
}

/** Words that shops add to a model's name or omit from it. */
const LOOSE_WORDS: ReadonlySet<string> = new Set(
  (
    'ai oled gaming laptop portatil portatiles notebook chromebook de con y the inch evo copilot plus pc edition edicion touch ' +
    'ips 2023 2024 2025 2026'
  ).split(' '),
);

/** The words that distinguish a model from its siblings: «Gen 4» becomes «gen4»; inches and loose words are ignored. */
export function wordsOf(model: string): Set<string> {
  const text = model
    .replace(/\bgen(?:eration)?\s?(\d+)\b|\bG(\d+)\b/gi, 'gen$1$2')
    .replace(/\b2[- ]?(in|en)[- ]?1\b/gi, '2in1')
    .replace(/\b1\dth gen\b|\(\d{4}\)/gi, ' ')
    .replace(/\b1[0-9][.,]\d\b/g, ' ')
    .replace(/(MacBook Neo)( 13)?( A18 Pro)?/i, '$1');
  return new Set(
    slug(text)
      .split('-')
      .filter((word) => word !== '' && !LOOSE_WORDS.has(word)),
  );
}

const wordsKey = (words: ReadonlySet<string>): string => [...words].toSorted().join(' ');

/**
 * Blocking keys: a record and an offer of the same model share at least one, so only such pairs have to be compared.
 */
export const modelKeysOf = ({ codes, words }: ComparedRecord): string[] =>
  codes.size > 0 ? [...codes] : [wordsKey(words)];
export const modelKeysIn = ({ codes, model }: OfferFacts): string[] => [
  ...codes,
  ...(model === null ? [] : [wordsKey(wordsOf(model))]),
];

const graphicsOf = (gpu: string | null, cpu: MatchedCpu | null): string | null => {
  if (gpu === null) return null;
  const matched = matchGpu(gpu, cpu);
  if (matched && isDedicated(matched.name)) return matched.name;
  return isDedicated(gpu) ? gpu : 'integrated';
};

export function toCompared(record: LaptopRecord): ComparedRecord {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu, record.model);
  const part = record.partNumber === null ? null : modelPart(record.partNumber);
  return {
    record,
    cpu,
    cpuNumber: record.cpu === null ? null : cpuNumberIn(record.cpu),
    gpu: graphicsOf(record.gpu, cpu),
    codes: new Set([...codesIn(record.model), ...(part === null ? [] : [plainPartNumber(part)])]),
    words: wordsOf(record.model),
    isForAnotherCountry: keyboardFact(record)?.value === 'other',
  };
}
