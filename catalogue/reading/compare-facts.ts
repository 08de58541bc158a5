/** Compares an offer with a record of the catalogue: what rules a match out, and whether one by title is sure. */
import { isDedicated } from '../derive/names.ts';
import { cpuKeys } from '../derive/cpu-key.ts';
import { keyboardFact } from '../derive/keyboard.ts';
import { matchCpu, type MatchedCpu } from '../derive/match-chip.ts';
import { slug } from '../derive/record-id.ts';
import type { OperatingSystem } from '../../contract/facts.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { codesIn, modelPart, plainPartNumber, schemeOf } from './part-number.ts';
import { roundStorage } from './text-sizes.ts';

/** What an offer or an advert says, by which a record is found. */
export interface OfferFacts {
  brand: string | null;
  /** The model as the importer would name it. */
  model: string | null;
  /** Model codes in the title and in part numbers, in capitals without punctuation. */
  codes: ReadonlySet<string>;
  /** Words that have, or may have, the form of a part number; as written. */
  partNumbers: readonly string[];
  cpu: MatchedCpu | null;
  /** The processor's number, even if we have no figures for it; `null` if only a family is named. */
  cpuNumber: string | null;
  /** Name of the dedicated graphics; `integrated` if the offer states it; `null` if it names none. */
  gpu: string | null;
  ramGb: number | null;
  storageGb: number | null;
  inches: number | null;
  os: OperatingSystem | null;
  width: number | null;
  isOled: boolean;
}

/** A record, prepared for comparison. */
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

/** «Snapdragon X Elite»: its grade tells chips apart like a number. */
const GRADED = /^snapdragon x2? (?:plus|elite)/;

/** @returns the processor in a normalised spelling; `null` if the text names only a family */
export function cpuNumberIn(text: string): string | null {
  const [exact = ''] = cpuKeys(text);
  if (/^i\d-\d{1,2}$/.test(exact)) return null;
  return /\d{2}|^m\d/.test(exact) || GRADED.test(exact) ? exact : null;
}

/** Words that shops add to a model's name or omit from it. */
const LOOSE_WORDS: ReadonlySet<string> = new Set(
  (
    'ai oled gaming laptop portatil portatiles notebook chromebook de con y the inch evo copilot plus pc edition edicion touch ' +
    'ips 2023 2024 2025 2026'
  ).split(' '),
);

/** The words that distinguish a model from its siblings: «Gen 4» becomes «gen4»; loose words are ignored. */
function wordsOf(model: string): Set<string> {
  const text = model
    .replace(/\bgen(?:eration)?\s?(\d+)\b|\bG(\d+)\b/gi, 'gen$1$2')
    .replace(/\b2[- ]?(in|en)[- ]?1\b/gi, '2in1')
    .replace(/(MacBook Neo)( 13)?( A18 Pro)?/i, '$1');
  return new Set(
    slug(text)
      .split('-')
      .filter((word) => word !== '' && !LOOSE_WORDS.has(word)),
  );
}

const wordsKey = (words: ReadonlySet<string>): string => [...words].toSorted().join(' ');

/** A record and an offer of one model share at least one of these. */
export const modelKeysOf = ({ codes, words }: ComparedRecord): string[] =>
  codes.size > 0 ? [...codes] : [wordsKey(words)];
export const modelKeysIn = ({ codes, model }: OfferFacts): string[] => [
  ...codes,
  ...(model === null ? [] : [wordsKey(wordsOf(model))]),
];

const graphicsOf = (gpu: string | null): string | null => (gpu === null || isDedicated(gpu) ? gpu : 'integrated');

export function toCompared(record: LaptopRecord): ComparedRecord {
  const cpu = record.cpu === null ? null : matchCpu(record.cpu);
  const part = record.partNumber === null ? null : modelPart(record.partNumber);
  return {
    record,
    cpu,
    cpuNumber: record.cpu === null ? null : cpuNumberIn(record.cpu),
    gpu: graphicsOf(record.gpu),
    codes: new Set([...codesIn(record.model), ...(part === null ? [] : [plainPartNumber(part)])]),
    words: wordsOf(record.model),
    isForAnotherCountry: keyboardFact(record)?.value === 'other',
  };
}

/** Words that distinguish two machines with the same code: Lenovo's 14AKP10 is a Yoga Slim 7 and a Yoga 7 2-in-1. */
const LINE_WORDS: ReadonlySet<string> = new Set(
  (
    '1 2 3 4 5 7 8 9 slim pro plus essential max ultra lite duo flip se go air aero x studio premium advanced flex ' +
    'vostro inspiron latitude precision xps ideapad thinkpad thinkbook legion loq yoga'
  ).split(' '),
);

const differ = <T>(one: T | null, other: T | null): boolean => one !== null && other !== null && one !== other;

type Processor = Pick<OfferFacts, 'cpu' | 'cpuNumber'>;

/** One text may give the chip's number where the other has its grade: «X1E-78-100» is a «Snapdragon X Elite». */
const isSameNumber = (one: string, other: string): boolean =>
  cpuKeys(one).includes(other) || cpuKeys(other).includes(one);

function cpuDiffers(one: Processor, other: Processor): boolean {
  if (one.cpuNumber !== null && other.cpuNumber !== null) return !isSameNumber(one.cpuNumber, other.cpuNumber);
  return differ(one.cpu?.family ?? null, other.cpu?.family ?? null);
}

/** @returns contradictions between record and offer that rule out a match */
export function conflictsOf(compared: ComparedRecord, facts: OfferFacts): string[] {
  const { record, gpu } = compared;
  const differs = {
    memory: differ(record.ramGb, facts.ramGb),
    storage: differ(record.storageGb && roundStorage(record.storageGb), facts.storageGb),
    processor: cpuDiffers(compared, facts),
    graphics: differ(gpu, facts.gpu),
  };
  return Object.entries(differs).flatMap(([name, isDifferent]) => (isDifferent ? [name] : []));
}

/** «15"» in a title may be 15.3 or 15.6. Machines with one code have one screen size, whatever shops write. */
function inchesDiffer(known: number | null, said: number | null, model: 'code' | 'name'): boolean {
  if (known === null || said === null) return false;
  const most = Number.isInteger(said) ? 0.99 : model === 'code' ? 0.7 : 0.15;
  return Math.abs(known - said) > most;
}

/** Contradictions that rule out a match by title but not by part number, because shops are inaccurate about them. */
export function looserConflicts({ record }: ComparedRecord, facts: OfferFacts, model: 'code' | 'name'): boolean {
  const { os, resolution, panel, screenInches } = record;
  return (
    differ(os, facts.os) ||
    differ(resolution?.width ?? null, facts.width) ||
    (panel !== null && facts.isOled && panel !== 'oled') ||
    inchesDiffer(screenInches, facts.inches, model)
  );
}

/** Whether the offer names a different part number of the same form as the record's. */
function hasOtherPartNumber({ record }: ComparedRecord, facts: OfferFacts): boolean {
  if (record.partNumber === null) return false;
  const scheme = schemeOf(record.partNumber);
  const wanted = plainPartNumber(record.partNumber);
  return (
    scheme !== null && facts.partNumbers.some((word) => schemeOf(word) === scheme && plainPartNumber(word) !== wanted)
  );
}

function differInLine(words: ReadonlySet<string>, { model }: OfferFacts): boolean {
  const others = wordsOf(model ?? '');
  return [...LINE_WORDS].some((word) => words.has(word) !== others.has(word));
}

/**
 * @param compared of the offer's brand and model
 * @param anyCountry whether a laptop made for another country counts as the same
 * @returns whether the offer is surely this laptop, by its title; `null` if it is another laptop
 */
export function isSureByTitle(compared: ComparedRecord, facts: OfferFacts, anyCountry: boolean): boolean | null {
  const { record, gpu, cpuNumber } = compared;
  const model = compared.codes.size > 0 ? 'code' : 'name';
  if (conflictsOf(compared, facts).length > 0 || looserConflicts(compared, facts, model)) return null;
  if (hasOtherPartNumber(compared, facts)) return null;
  const isComplete =
    facts.ramGb !== null &&
    facts.storageGb !== null &&
    facts.cpu !== null &&
    (facts.gpu !== null || gpu === 'integrated');
  const mayBeAnother =
    (model === 'code' && differInLine(compared.words, facts)) || (!anyCountry && compared.isForAnotherCountry);
  const doubts = [
    facts.cpuNumber === null || cpuNumber === null,
    record.partNumber !== null,
    record.panel !== 'oled' && /oled/i.test(record.model) !== facts.isOled,
  ].filter(Boolean);
  return isComplete && !mayBeAnother && doubts.length <= 1;
}
