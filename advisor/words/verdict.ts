/** The line of the first laptop that is read first: why it is the first, in at most {@link VERDICT_WORDS} words. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { TargetRow } from '../../contract/target.ts';
import type { Criterion } from '../../contract/criteria.ts';
import type { Needs } from '../needs.ts';
import type { Verdict } from './assessments.ts';
import type { Extremes } from './extremes.ts';
import { capitalize } from './format.ts';
import { type Phrase, phraseOf } from './verdict-phrases.ts';

const VERDICT_WORDS = 16;
const MAX_PHRASES = 2;

const COUNTS: Readonly<Record<number, string>> = { 1: 'dos', 2: 'tres' };

interface VerdictSubject {
  laptop: Laptop;
  /** How many others are shown. */
  others: number;
  criteria: readonly TargetRow['criterion'][];
  /** Those of a chosen priority. */
  asked: readonly Criterion[];
  extremes: Extremes;
  needs: Needs;
  /** It reaches no purpose's floor. */
  isLeastBad: boolean;
}

const countWords = (text: string): number => text.split(/\s+/).length;

/** Of the least bad one the worst flaw, else what was asked for, then that of which it has most, then what weighs most; in the order of the target. */
function chosenPhrases(phrases: readonly Phrase[], { asked, extremes, isLeastBad }: VerdictSubject): Phrase[] {
  const isAsked = ({ criterion }: Phrase): boolean => asked.includes(criterion);
  const known = phrases.filter((phrase) => phrase.isKnown || isAsked(phrase));
  const flaw = isLeastBad ? known.find(({ isGood }) => !isGood) : undefined;
  const rank = (phrase: Phrase): number => {
    if (phrase === flaw) return 0;
    if (isAsked(phrase)) return 1;
    if (phrase.most !== null) return 2;
    // It would praise what all others shown have more of.
    return extremes.get(phrase.criterion) === 'least' ? 4 : 3;
  };
  const chosen = new Set(known.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PHRASES));
  return phrases.filter((phrase) => chosen.has(phrase));
}

/** «, el que más de los tres» */
const mostOf = ({ most, isGood }: Phrase, ofAll: string): string =>
  most === null ? '' : `, ${isGood ? '' : 'aunque '}${most}${ofAll}`;

/** Without «(≈ 95 de 100)», which stands in the target. */
const withoutPoints = (phrase: Phrase): Phrase => ({ ...phrase, text: phrase.text.replace(/ \(≈ [^)]+\)$/, '') });

interface Draft {
  phrases: readonly Phrase[];
  /** « de los tres», once. */
  ofAll: string;
}

function textOf({ phrases, ofAll }: Draft, isLeastBad: boolean): string {
  const lead = isLeastBad && phrases.some(({ isGood }) => !isGood) ? 'El menos malo: ' : '';
  const firstMost = phrases.find(({ most }) => most !== null);
  const texts = phrases.map((phrase) => `${phrase.text}${mostOf(phrase, phrase === firstMost ? ofAll : '')}`);
  return `${capitalize(`${lead}${texts.join('; ')}`)}.`;
}

/** «Aguanta unas 10 h, el que más de los tres; 1,5 kg, algo pesado.» */
export function verdictOf(subject: VerdictSubject): Verdict {
  const { laptop, criteria, extremes, needs } = subject;
  const all = criteria.flatMap((criterion) => phraseOf(laptop, criterion, extremes, needs) ?? []);
  const phrases = chosenPhrases(all, subject);
  const [first] = phrases;
  if (!first) return { text: 'Faltan datos de lo que más cuenta para ti.', said: [] };
  const { isLeastBad } = subject;
  // Of the least bad one the flaw is what has to be said.
  const main = (subject.isLeastBad ? phrases.find(({ isGood }) => !isGood) : undefined) ?? first;
  const ofAll = ` de los ${COUNTS[subject.others] ?? ''}`;
  const plain = withoutPoints(main);
  const drafts: Draft[] = [
    { phrases, ofAll },
    { phrases, ofAll: '' },
    { phrases: phrases.map(withoutPoints), ofAll: '' },
    { phrases: [main], ofAll },
    { phrases: [plain], ofAll: '' },
  ];
  const texts = drafts.map((draft) => ({ draft, text: textOf(draft, isLeastBad) }));
  const fitting = texts.find(({ text }) => countWords(text) <= VERDICT_WORDS);
  const shortest: Draft = { phrases: [{ ...plain, most: null }], ofAll: '' };
  const { draft, text } = fitting ?? { draft: shortest, text: textOf(shortest, isLeastBad) };
  return { text, said: draft.phrases.map(({ criterion }) => criterion) };
}
