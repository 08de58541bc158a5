import type { Fixture } from '#guarantees/fixture.ts';
import { ACCEPTED_BAR, judgeAll, PERSONAS } from '#guarantees/judged-personas.ts';
import type { BenchFigures } from '#contract/built/bench-figures.ts';
import { atLeast, type Row } from '../report.ts';

export function personaFigures(fixture: Fixture): BenchFigures['personas'] {
  const { fair, wrong } = judgeAll(fixture);
  return { right: fair.length - wrong.length, possible: fair.length };
}

export function measurePersonas(fixture: Fixture): Row {
  const { fair, wrong } = judgeAll(fixture);
  return {
    ...atLeast(
      `personas inside the accepted set on card 1 (${fair.length} possible of ${PERSONAS.length})`,
      (fair.length - wrong.length) / fair.length,
      ACCEPTED_BAR,
    ),
    detail: wrong
      .map(({ persona, card, problems }) => `${persona.id}: ${card ?? '-'}: ${problems.join('; ')}`)
      .join('\n'),
  };
}
