/** Keeps an answer short: where many requirements and priorities are told, cards praise less. */
import type { Computer } from '../../contract/computer.ts';

export const MAX_WORDS = 280;

export const countWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).filter(Boolean).length, 0);

const saidOf = ({ verdict, fit, pros, cons }: Computer): string[] => [verdict, fit, ...pros, ...cons];

/** The card with most pros; of several, the last. */
const mostPraised = (computers: readonly Computer[]): number =>
  computers.reduce((most, { pros }, index) => (pros.length >= (computers[most]?.pros.length ?? 0) ? index : most), 0);

/**
 * @param texts the answer's other sentences
 * @returns the computers with as many pros as fit into {@link MAX_WORDS}, at least one each; the least relevant are folded first
 */
export function shorten(computers: readonly Computer[], texts: readonly string[]): Computer[] {
  const shortened = [...computers];
  while (countWords([...texts, ...shortened.flatMap(saidOf)]) > MAX_WORDS) {
    const index = mostPraised(shortened);
    const computer = shortened[index];
    if (!computer || computer.pros.length < 2) break;
    const further = { ...computer.further, pros: [...computer.pros.slice(-1), ...computer.further.pros] };
    shortened[index] = { ...computer, pros: computer.pros.slice(0, -1), further };
  }
  return shortened;
}
