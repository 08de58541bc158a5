/** What the attributes say for and against a laptop. */
import { measure } from '../attributes.ts';
import { missesFloor } from '../score.ts';
import { VALUE_AT_GOOD } from '../value.ts';
import type { Level, Weighed } from './claims.ts';
import { figureOf, referenceFigure } from './figures.ts';
import { type Judged, LEAST_WEIGHT, type Subject } from './judged.ts';

/** Pros that also say how many others are worse: more would be tiring. */
const MOST_TAILS = 2;
/** Nearly good is neither praised nor blamed. */
const BLAME_UNDER_VALUE = 0.6;
/** A missed floor comes before everything else; being ahead of others only is worth half of being good. */
const FLOOR_RELEVANCE = 1;
const AHEAD_RELEVANCE = 0.5;

/** @param judged those that count */
export function attributePros({ needs }: Subject, judged: readonly Judged[]): Weighed[] {
  let tails = 0;
  const byRelevance = judged.toSorted((a, b) => b.weight * b.value - a.weight * a.value);
  return byRelevance.flatMap(({ attribute, weight, value, level, ahead }): Weighed[] => {
    if (level === 'plenty' || level === 'good') {
      const { plentyFor, goodFor } = needs.targets[attribute];
      const beats = tails < MOST_TAILS ? ahead : null;
      if (beats) tails += 1;
      const asker = level === 'plenty' ? plentyFor : goodFor;
      return [{ claim: { kind: 'level', attribute, level, asker, beats }, relevance: weight * value }];
    }
    if (!ahead || isWanting(level, value)) return [];
    return [{ claim: { kind: 'ahead', attribute, share: ahead }, relevance: weight * value * AHEAD_RELEVANCE }];
  });
}

/** Whether it falls so far behind what is asked that being ahead of others does not make up for it. */
const isWanting = (level: Level | null, value: number): boolean =>
  level === 'short' || (level === 'scant' && value < BLAME_UNDER_VALUE);

function blamesOf(subject: Subject, judged: readonly Judged[]): Weighed[] {
  const { laptop, needs } = subject;
  return judged.flatMap(({ attribute, weight, value, level, behind }): Weighed[] => {
    const { goodFor, triple } = needs.targets[attribute];
    const isFloor = missesFloor(needs, attribute, measure(laptop, attribute));
    if (isWanting(level, value)) {
      if (figureOf(laptop, attribute) === referenceFigure(attribute, triple[1])) return [];
      const relevance = weight * (VALUE_AT_GOOD - value) + (isFloor ? FLOOR_RELEVANCE : 0);
      return [{ claim: { kind: 'level', attribute, level, asker: goodFor, beats: null }, relevance }];
    }
    if (!behind || level === 'plenty') return [];
    return [{ claim: { kind: 'behind', attribute, share: behind }, relevance: weight * (1 - value) }];
  });
}

/** What it is most behind in of what counts, however few are better. */
function weakest(judged: readonly Judged[]): Weighed[] {
  const [worst] = judged
    .filter(({ better, value }) => better.count > 0 && value < 1)
    .toSorted((a, b) => b.weight * (1 - b.value) * b.better.count - a.weight * (1 - a.value) * a.better.count);
  if (!worst) return [];
  const { attribute, better, weight, value } = worst;
  return [{ claim: { kind: 'behind', attribute, share: better }, relevance: weight * (1 - value) }];
}

/** What the attributes say against it: those that count; else one that counts little; else where most are better. */
export function attributeCons(subject: Subject, judged: readonly Judged[]): Weighed[] {
  const counting = judged.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const main = blamesOf(subject, counting);
  if (main.length > 0) return main;
  const [minor] = blamesOf(subject, judged).toSorted((a, b) => b.relevance - a.relevance);
  return minor ? [minor] : weakest(counting);
}
