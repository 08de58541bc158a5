/** Keeps an answer short: where many requirements and priorities are told, cards say less. */
import type { Computer } from '../../contract/computer.ts';

export const MAX_WORDS = 280;

export const countWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).filter(Boolean).length, 0);

const saidOf = ({ verdict, fit, pros, cons }: Computer): string[] => [verdict, fit, ...pros, ...cons];

/** The card with most pros; of several, the last. */
const mostPraised = (computers: readonly Computer[]): number =>
  computers.reduce((most, { pros }, index) => (pros.length >= (computers[most]?.pros.length ?? 0) ? index : most), 0);

/** What is never passed over (`claim-ranks.ts`), by its words. */
const HAS_TO_BE_SAID = /^(?:Usa|Viene|La tienda|Trae) |integrada/u;

/** The last card with a con to spare. */
const mostBlamed = (computers: readonly Computer[]): number =>
  computers.findLastIndex(({ cons }) => cons.length > 1 && !HAS_TO_BE_SAID.test(cons[0] ?? ''));

function foldPro(computer: Computer): Computer {
  const further = { ...computer.further, pros: [...computer.pros.slice(-1), ...computer.further.pros] };
  return { ...computer, pros: computer.pros.slice(0, -1), further };
}

function foldCon(computer: Computer): Computer {
  const further = { ...computer.further, cons: [...computer.cons.slice(0, 1), ...computer.further.cons] };
  return { ...computer, cons: computer.cons.slice(1), further };
}

/**
 * @param texts the answer's other sentences
 * @returns the computers with as many pros as fit into {@link MAX_WORDS}, at least one each; the least relevant are folded
 * first. Of what is still too long, one con of each that has several.
 */
export function shorten(computers: readonly Computer[], texts: readonly string[]): Computer[] {
  const shortened = [...computers];
  for (;;) {
    if (countWords([...texts, ...shortened.flatMap(saidOf)]) <= MAX_WORDS) return shortened;
    const [pros, cons] = [mostPraised(shortened), mostBlamed(shortened)];
    const [praised, blamed] = [shortened[pros], shortened[cons]];
    if (praised && praised.pros.length > 1) shortened[pros] = foldPro(praised);
    else if (blamed) shortened[cons] = foldCon(blamed);
    else return shortened;
  }
}
