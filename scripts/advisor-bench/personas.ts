/** The labelled buyers, and what a change of the needs table does to their answers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { judgePersona } from '../../tests/api/advisor/support/judge-persona.ts';
import { PERSONAS } from '../../tests/api/advisor/support/personas.ts';
import type { World } from '../../tests/api/advisor/support/properties.ts';
import type { Row } from './report.ts';

/** A persona that nothing in the catalogue could satisfy says nothing about the engine and is left out. */
export function measurePersonas(world: World): Row {
  const assessments = PERSONAS.map((persona) => ({ persona, ...judgePersona(persona, world) }));
  const fair = assessments.filter(({ possible }) => possible);
  const wrong = fair.filter(({ problems }) => problems.length > 0);
  return {
    measure: `personas inside the accepted set on card 1 (${PERSONAS.length - fair.length} impossible here)`,
    result: `${fair.length - wrong.length} of ${fair.length}`,
    bar: '100 %',
    met: wrong.length === 0,
    detail: wrong
      .map(({ persona, card, problems }) => `${persona.id}: ${card ?? '-'}: ${problems.join('; ')}`)
      .join('\n'),
  };
}

const SNAPSHOT = fileURLToPath(new URL('personas.snapshot.json', import.meta.url));
const snapshotSchema = z.record(z.string(), z.array(z.string()));

function answersNow({ advisor }: World): Record<string, string[]> {
  return Object.fromEntries(
    PERSONAS.map(({ id, answers }) => [
      id,
      advisor
        .recommend(answers)
        .computers.map(({ id: laptop, role, price }) => `${role ?? 'other'} ${laptop} ${price} €`),
    ]),
  );
}

export function savePersonas(world: World): void {
  writeFileSync(SNAPSHOT, `${JSON.stringify(answersNow(world), null, 2)}\n`);
  console.log(`Saved ${PERSONAS.length} personas.`);
}

/** Prints, for each persona whose answer is another than the saved one, what went (−) and what came (+). */
export function printPersonasDiff(world: World): void {
  const before = existsSync(SNAPSHOT) ? snapshotSchema.parse(JSON.parse(readFileSync(SNAPSHOT, 'utf8'))) : {};
  const now = answersNow(world);
  const changed = PERSONAS.filter(({ id }) => before[id]?.join('\n') !== now[id]?.join('\n'));
  for (const { id, who } of changed) {
    console.log(`\n${id}: ${who}`);
    for (const card of before[id] ?? []) if (!now[id]?.includes(card)) console.log(`  − ${card}`);
    for (const card of now[id] ?? []) console.log(`  ${before[id]?.includes(card) === true ? ' ' : '+'} ${card}`);
  }
  console.log(`\n${changed.length} of ${PERSONAS.length} personas get another answer than the saved one.`);
}
