/** Measures how many words an answer has. */
import * as fc from 'fast-check';
import type { Fixture } from '#guarantees/fixture.ts';
import { countWords, MAX_WORDS } from '#guarantees/plain-words.ts';
import { profiles } from './profiles.ts';
import type { Row } from '../report.ts';

const mean = (counts: readonly number[]): string =>
  (counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(0);

export function measureWords({ advisor }: Fixture, count: number, seed: number): Row {
  const answers = fc.sample(profiles, { seed, numRuns: count }).map((profile) => advisor.recommend(profile));
  const counts = answers.map(countWords);
  const full = answers.flatMap((answer, index) => (answer.computers.length === 3 ? (counts[index] ?? []) : []));
  return {
    measure: 'words of an answer: most (mean of all, mean of those with three cards)',
    result: `${Math.max(...counts)} (${mean(counts)}, ${mean(full)})`,
    bar: `≤ ${MAX_WORDS}`,
    met: Math.max(...counts) <= MAX_WORDS,
  };
}
