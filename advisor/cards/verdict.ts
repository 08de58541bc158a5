/** The first line of a card: why the best laptop is the best, or what changes with another. */
import { SCREEN_SIZES, type ScreenSize, screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Criterion } from '../../contract/criteria.ts';
import type { Attribute } from '../attributes.ts';
import { criteriaOf } from '../changes.ts';
import type { Extremes } from '../extremes.ts';
import { verdictLength } from '../lengths.ts';
import type { Needs } from '../needs.ts';
import type { Phrase, TargetCriterion, Verdict } from '../statements.ts';
import { VALUE_AT_GOOD } from '../value.ts';
import { levelOf } from './assessments.ts';

/** @returns the criteria of the verdict, which no other statement repeats */
export function criteriaSaid(verdict: Verdict): readonly TargetCriterion[] {
  if (verdict.form === 'trade') return criteriaOf(verdict.told);
  return verdict.form === 'unknown' ? [] : verdict.phrases.map(({ criterion }) => criterion);
}

const MAX_WORDS = 16;
const MAX_PHRASES = 2;

/** Criteria with a phrase for an unknown figure. */
const UNKNOWN_IS_SAID = new Set<Attribute>(['battery', 'weight', 'pixels', 'refresh', 'panel']);

function attributePhrase(laptop: Laptop, attribute: Attribute, extremes: Extremes, needs: Needs): Phrase[] {
  const level = levelOf(needs, attribute, laptop);
  const common = { criterion: attribute };
  if (level === null)
    return UNKNOWN_IS_SAID.has(attribute)
      ? [{ ...common, form: 'unknown', isMost: false, isGood: false, isKnown: false }]
      : [];
  const isGood = level === 'plenty' || level === 'good';
  const isMost = extremes.get(attribute) === 'most';
  return [{ ...common, form: isMost && isGood ? 'plain' : level, isMost, isGood, isKnown: true }];
}

function sizePhrase(laptop: Laptop, extremes: Extremes, needs: Needs): Phrase[] {
  if (laptop.screenInches === null) return [];
  const own = screenSizeOf(laptop);
  const fitOf = (size: ScreenSize): number => needs.sizeFit(size) ?? 0;
  const isGood = fitOf(own) >= VALUE_AT_GOOD;
  // Some users want a medium size, so whether this one is too small or too large depends on the better sizes.
  const larger = SCREEN_SIZES.slice(SCREEN_SIZES.indexOf(own) + 1).filter((size) => size !== 'unknown');
  const isSmall = larger.some((size) => fitOf(size) > fitOf(own));
  const wantsLarge = fitOf(own) > fitOf('13') && larger.every((size) => fitOf(size) >= fitOf(own));
  return [
    {
      criterion: 'size',
      form: isGood ? 'plain' : isSmall ? 'small' : 'large',
      isMost: extremes.get('size') === 'most' && isGood && wantsLarge,
      isGood,
      isKnown: true,
    },
  ];
}

/** @returns an empty list if the criterion has no short phrase */
export function phraseOf(laptop: Laptop, criterion: TargetCriterion, extremes: Extremes, needs: Needs): Phrase[] {
  if (criterion === 'price' || criterion === 'system') return [];
  return criterion === 'size'
    ? sizePhrase(laptop, extremes, needs)
    : attributePhrase(laptop, criterion, extremes, needs);
}

interface VerdictSubject {
  laptop: Laptop;
  /** Number of shown laptops. */
  shown: number;
  criteria: readonly TargetCriterion[];
  /** The criteria of the chosen priorities. */
  asked: readonly Criterion[];
  extremes: Extremes;
  needs: Needs;
  /** Whether it is only the least bad one, because no laptop is capable. */
  isLeastBad: boolean;
}

/**
 * Selects phrases: for a least bad laptop its worst flaw, else the chosen priorities, then where it leads, then the
 * highest weights; in the order of the target.
 */
function chosenPhrases(phrases: readonly Phrase[], { asked, extremes, isLeastBad }: VerdictSubject): Phrase[] {
  const isAsked = ({ criterion }: Phrase): boolean => asked.includes(criterion);
  const known = phrases.filter((phrase) => phrase.isKnown || isAsked(phrase));
  const flaw = isLeastBad ? known.find(({ isGood }) => !isGood) : undefined;
  const rank = (phrase: Phrase): number => {
    if (phrase === flaw) return 0;
    if (isAsked(phrase)) return 1;
    if (phrase.isMost) return 2;
    // Praising it would be misleading, because all other shown laptops have more.
    return extremes.get(phrase.criterion) === 'least' ? 4 : 3;
  };
  const chosen = new Set(known.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PHRASES));
  return phrases.filter((phrase) => chosen.has(phrase));
}

interface Draft {
  phrases: readonly Phrase[];
  saysShown: boolean;
}

/** «Aguanta unas 10 h, el que más de los tres; 1,5 kg, algo pesado.», in at most {@link MAX_WORDS} words */
export function bestVerdict(subject: VerdictSubject): Verdict {
  const { laptop, criteria, extremes, needs, isLeastBad, shown } = subject;
  const phrases = chosenPhrases(
    criteria.flatMap((criterion) => phraseOf(laptop, criterion, extremes, needs)),
    subject,
  );
  const [first] = phrases;
  if (!first) return { form: 'unknown' };
  // The flaw of a least bad laptop must be said.
  const flaw = isLeastBad ? phrases.find(({ isGood }) => !isGood) : undefined;
  const main = flaw ?? first;
  const drafts: Draft[] = [
    { phrases, saysShown: true },
    { phrases, saysShown: false },
    { phrases: [main], saysShown: true },
    { phrases: [main], saysShown: false },
  ];
  const shortest: Draft = { phrases: [{ ...main, isMost: false }], saysShown: false };
  const verdictFrom = (draft: Draft): Verdict => ({
    form: 'strengths',
    ...draft,
    isLeastBad: isLeastBad && draft.phrases.some(({ isGood }) => !isGood),
    shown,
  });
  const verdicts = drafts.map(verdictFrom);
  return verdicts.find((verdict) => verdictLength(verdict, laptop) <= MAX_WORDS) ?? verdictFrom(shortest);
}
