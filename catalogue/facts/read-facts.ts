import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { isDedicated } from '../derive/names.ts';
import { ruleFacts } from '../derive/derive.ts';
import { CatalogueError, messageOf, validated } from '../errors.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { type Fact, factSchema } from './fact.ts';

/** A fact and its place for messages: «specs.csv, line 7». */
export interface PlacedFact {
  fact: Fact;
  place: string;
}

const linesSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);

function rowsOf(text: string, name: string): z.infer<typeof linesSchema> {
  try {
    const rows: unknown = parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true });
    return linesSchema.parse(rows);
  } catch (error) {
    throw new CatalogueError(`${name}: ${messageOf(error)}`);
  }
}

/**
 * Reads one file of facts.
 * @param name for messages
 * @throws CatalogueError with line and column of the first invalid row
 */
export const parseFacts = (text: string, name: string): PlacedFact[] =>
  rowsOf(text, name).map(({ record, info }) => {
    const place = `${name}, line ${info.lines}`;
    return { fact: validated(factSchema, record, place), place };
  });

/** Reads all files of facts in this folder, in the order of their names. */
export const readFacts = (): PlacedFact[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) => parseFacts(readFileSync(join(import.meta.dirname, name), 'utf8'), name));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns how the record contradicts the fact, if it does */
function contradiction(fact: Fact, record: LaptopRecord): string | null {
  if (fact.field === 'gpuPowerW' && record.gpu !== null && !isDedicated(record.gpu)) {
    return `the laptop has integrated graphics, ${record.gpu}`;
  }
  const rule = ruleFacts(record).find(({ field }) => field === fact.field);
  if (rule && rule.value !== fact.value) return `a rule contradicts it: ${rule.source}`;
  const known = new Map<string, unknown>(Object.entries(record)).get(fact.field) ?? null;
  return known === null || same(known, fact.value) ? null : `${JSON.stringify(known)} in the record`;
}

/**
 * @returns the facts that fit other records, such as an older snapshot: the laptop exists and its record does not
 *   contradict
 */
export function fittingFacts(facts: readonly PlacedFact[], records: readonly LaptopRecord[]): PlacedFact[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return facts.filter(({ fact }) => {
    const record = byId.get(fact.laptop);
    return record !== undefined && contradiction(fact, record) === null;
  });
}

/**
 * Finds errors in well-formed facts: an unknown laptop, a value that contradicts the record, or two facts about the
 * same figure.
 * @returns an error with the line number for each
 */
export function contradictions(facts: readonly PlacedFact[], records: readonly LaptopRecord[]): string[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const places = new Map<string, string>();
  return facts.flatMap(({ fact, place }) => {
    const record = byId.get(fact.laptop);
    if (!record) return [`${place}: no laptop has the id ${fact.laptop}`];
    const key = `${fact.laptop} ${fact.field}`;
    const earlier = places.get(key);
    if (earlier !== undefined) return [`${place}: ${key} is already in ${earlier}`];
    places.set(key, place);
    const against = contradiction(fact, record);
    return against === null ? [] : [`${place}: ${key} is ${JSON.stringify(fact.value)} here and ${against}`];
  });
}
