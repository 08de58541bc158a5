/** People's decisions about offers, one JSON line each, committed with the project and applied from then on. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../write-atomically.ts';
import { FeedError } from './feed-offer.ts';

export const DECISIONS_FILE = join(import.meta.dirname, 'decisions.jsonl');

const lineSchema = z.strictObject({
  shop: z.string().min(1),
  sku: z.string().min(1),
  /** Id of a laptop; `new`: a laptop that the catalogue lacks; `never`: do not show it. */
  laptop: z.string().min(1),
  /** A suspiciously low price in euros that a person has confirmed. */
  priceEur: z.number().positive().optional(),
  /** For people who read the file. */
  title: z.string(),
  /** ISO day of the answer. */
  day: z.string(),
});
export type DecisionLine = z.infer<typeof lineSchema>;
/** A person's decision about an offer that the rules could not match; it holds until it is changed. */
export type Decision = Readonly<Omit<DecisionLine, 'title' | 'day'>>;

function parseLine(line: string, place: string): DecisionLine {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    throw new FeedError(`${place}: expected {"shop","sku","laptop","title","day"}`);
  }
}

/**
 * Reads the decisions, oldest first; of two about one offer the later one applies. A missing file means none.
 * @throws FeedError naming the first invalid line, because ignoring it could apply what a person refused
 */
export function readDecisions(file: string = DECISIONS_FILE): Decision[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, `${file}, line ${at + 1}`)]));
}

/** Appends decisions; on an error the file is unchanged. */
export function addDecisions(decisions: readonly DecisionLine[], file: string = DECISIONS_FILE): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = decisions.map((decision) => `${JSON.stringify(decision)}\n`);
  writeAtomically(file, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${lines.join('')}`);
}
