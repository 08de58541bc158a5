/** Checks the personas, and shows how a change of the needs table affects their answers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Fixture } from '#guarantees/fixture.ts';
import { ACCEPTED_BAR, judgeAll, PERSONAS } from '#guarantees/judged-personas.ts';
import type { BenchFigures } from '#contract/built/bench-figures.ts';
import { percent, type Row } from '../report.ts';

export function personaFigures(fixture: Fixture): BenchFigures['personas'] {
  const { fair, wrong } = judgeAll(fixture);
  return { right: fair.length - wrong.length, possible: fair.length };
}

export function measurePersonas(fixture: Fixture): Row {
  const { fair, wrong, isAccepted } = judgeAll(fixture);
  return {
    measure: `personas inside the accepted set on card 1 (${PERSONAS.length - fair.length} impossible here)`,
    result: `${fair.length - wrong.length} of ${fair.length}`,
    bar: `≥ ${percent(ACCEPTED_BAR)}`,
    met: isAccepted,
    detail: wrong
      .map(({ persona, card, problems }) => `${persona.id}: ${card ?? '-'}: ${problems.join('; ')}`)
      .join('\n'),
  };
}

/** A line for each persona: its id, then its cards. */
const SNAPSHOT = fileURLToPath(new URL('personas.snapshot.jsonl', import.meta.url));
const snapshotSchema = z.tuple([z.string()], z.string());

function answersNow({ advisor }: Fixture): Record<string, string[]> {
  return Object.fromEntries(
    PERSONAS.map(({ id, answers }) => [
      id,
      advisor
        .recommend(answers)
        .computers.map(({ id: laptop, role, price }) => `${role ?? 'other'} ${laptop} ${price} €`),
    ]),
  );
}

function savedAnswers(): Record<string, string[]> {
  const lines = existsSync(SNAPSHOT) ? readFileSync(SNAPSHOT, 'utf8').trimEnd().split('\n') : [];
  return Object.fromEntries(
    lines.map((line) => {
      const [id, ...cards] = snapshotSchema.parse(JSON.parse(line));
      return [id, cards];
    }),
  );
}

export function savePersonas(fixture: Fixture): void {
  const lines = Object.entries(answersNow(fixture)).map(([id, cards]) => `${JSON.stringify([id, ...cards])}\n`);
  writeFileSync(SNAPSHOT, lines.join(''));
  console.log(`Saved ${PERSONAS.length} personas.`);
}

/** Prints for each persona whose answer has changed since it was saved the removed (−) and added (+) cards. */
export function printPersonasDiff(fixture: Fixture): void {
  const before = savedAnswers();
  const now = answersNow(fixture);
  const changed = PERSONAS.filter(({ id }) => before[id]?.join('\n') !== now[id]?.join('\n'));
  for (const { id, who } of changed) {
    console.log(`\n${id}: ${who}`);
    for (const card of before[id] ?? []) if (!now[id]?.includes(card)) console.log(`  − ${card}`);
    for (const card of now[id] ?? []) console.log(`  ${before[id]?.includes(card) === true ? ' ' : '+'} ${card}`);
  }
  console.log(`\n${changed.length} of ${PERSONAS.length} personas get an answer other than the saved one.`);
}
