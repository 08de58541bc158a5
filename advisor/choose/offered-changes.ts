/** Changes of the answers that put another laptop first, and what it has more than the first laptop now. */
import { answersAfter, CHANGE_NAMES, type ChangeName, type OfferedChanges } from '../../contract/answer-parts.ts';
import { type Answers, BUDGET } from '../../contract/answers.ts';
import { meetsOption } from '../../catalogue/derive/requirements.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isGain, isPrice } from '../explain/changes.ts';
import { WORTH_A_LINE } from '../explain/differences.ts';
import type { Change } from '../explain/statements.ts';
import { measure } from '../needs/attributes.ts';
import { isMinded } from '../needs/needs.ts';
import { isSpanishOffer } from '../rank/prices.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { firstOf } from './first-card.ts';
import { hasHalf } from './regrets.ts';

/** A change that leads to something better in figures. */
export interface OfferedChange {
  name: ChangeName;
  /** The laptop that it puts first. */
  first: Laptop;
  /** Its largest gain over the first laptop now, as a visitor notices it. */
  gain: Change;
  /** Another gain in what the priorities ask for, if there is one. */
  also: Change | undefined;
  /** Its largest loss beside the price, if a visitor would mind it. */
  loss: Change | undefined;
  /** What it costs more, in euros; negative if it costs less. */
  extra: number;
}

export interface Offered {
  /** The changed answers, for {@link answersAfter}. */
  changes: OfferedChanges;
  /** The offers in the order of {@link CHANGE_NAMES}. */
  offers: readonly OfferedChange[];
}

export const NOTHING_OFFERED: Offered = { changes: {}, offers: [] };

const MAX_OFFERED = 3;

/** What may be changed: the budget by a step, and requirements of which the first laptop misses the next one. */
function possibleChanges(answers: Answers, laptop: Laptop): OfferedChanges {
  const { budget, requirements } = answers;
  const missed = <Option extends string>(field: 'weight' | 'battery', options: readonly Option[]) =>
    requirements[field] === '' && laptop[field === 'weight' ? 'weightKg' : 'batteryHours'] !== null ? options : [];
  const weight = missed('weight', ['light', 'ultralight'] as const).find((one) => !meetsOption(laptop, 'weight', one));
  const battery = missed('battery', ['long', 'extended'] as const).find((one) => !meetsOption(laptop, 'battery', one));
  return {
    ...(budget + BUDGET.step <= BUDGET.max && { more: true }),
    ...(budget - BUDGET.step >= BUDGET.min && { less: true }),
    ...(laptop.os === 'macOS' && requirements.os === '' && { os: 'windows' }),
    ...(weight && { weight }),
    ...(battery && { battery }),
  };
}

/** The least that is worth another answer: of the weighted value for more money, and of the weight. */
const WORTH_IT = { quality: 0.03, weight: 0.1 } as const;

/** Weighted value that nobody gives away unasked for what a change promises, as little as half the memory. */
const LARGE_LOSS = 0.1;

/** The least weighted value for a share of the budget more: of all, and of the gain that is told. */
const WORTH_THE_MONEY = { all: 0.35, told: 0.15 } as const;

/** Whether more money buys too little: «1 h más por 175 €». */
function isDear(name: ChangeName, { all, told }: { all: number; told: number }, share: number): boolean {
  return told < WORTH_THE_MONEY.told * share || (name === 'more' && all < WORTH_THE_MONEY.all * share);
}

/** Whether a visitor would see that the next laptop is better, beside its largest gain. */
function isWorthIt(name: ChangeName, next: Ranked, now: Ranked): boolean {
  if (name === 'more') return next.quality >= now.quality + WORTH_IT.quality;
  if (name !== 'weight') return true;
  return (next.laptop.weightKg ?? Infinity) <= (1 - WORTH_IT.weight) * (now.laptop.weightKg ?? 0);
}

/** Whether it is unknown what a priority asks for, or whether Windows comes with it, though it is known now. */
const isDoubtful = (next: Laptop, now: Laptop, { needs }: Ranking): boolean =>
  needs.askedAttributes.some((attribute) => measure(next, attribute) === null && measure(now, attribute) !== null) ||
  (systemOf(next) === 'unknown' && systemOf(now) !== 'unknown');

/** The gain that a change promises: the price of who pays less, the figure of who asks for it, else the largest. */
function gainFor(name: ChangeName, changes: readonly Change[]): Change | undefined {
  const gains = changes.filter(isGain);
  if (name === 'less') return gains.find(isPrice);
  if (name === 'weight' || name === 'battery') return gains.find(({ criterion }) => criterion === name);
  return gains.find((change) => !isPrice(change));
}

/**
 * @param shown the laptops of the answer, of which the first is capable; a change that leads to another of them says
 *   nothing new
 * @param rank ranks the laptops for other answers
 * @returns at most three changes that put another capable laptop of Spain first, with what is gained
 */
export function offeredChanges(
  answers: Answers,
  shown: readonly Laptop[],
  rank: (answers: Answers) => Ranking,
): Offered {
  const [now] = shown;
  if (!now) return NOTHING_OFFERED;
  const possible = possibleChanges(answers, now);
  const offers = CHANGE_NAMES.filter((name) => possible[name])
    .flatMap((name): OfferedChange[] => {
      const ranking = rank(answersAfter(answers, name, possible));
      const first = firstOf(ranking);
      if (!first?.isCapable || !isSpanishOffer(first.laptop)) return [];
      if (shown.some(({ id }) => id === first.laptop.id) || isDoubtful(first.laptop, now, ranking)) return [];
      const criteria = [
        ...new Set([
          ...ranking.needs.comparedCriteria.filter((one) => isMinded(one, ranking.needs)),
          name === 'weight' || name === 'battery' ? name : 'price',
        ] as const),
      ];
      const changes = changesAgainst(first.laptop, now, criteria, ranking);
      const gain = gainFor(name, changes);
      const asked = ranking.needs.askedCriteria;
      const also = changes.find((one) => isGain(one) && one !== gain && asked.some((other) => other === one.criterion));
      const price = changes.find(isPrice);
      const loss = changes.find((change) => !isPrice(change) && change.gain <= -WORTH_A_LINE);
      const isCostly = hasHalf('ramGb', first.laptop, now) || (loss !== undefined && loss.gain <= -LARGE_LOSS);
      const extra = price ? (isGain(price) ? -price.euros : price.euros) : 0;
      const standing = ranking.standingOf(now);
      if (!gain || isCostly || !isWorthIt(name, first, standing)) return [];
      const gained = { all: first.quality - standing.quality, told: gain.gain };
      return isDear(name, gained, extra / answers.budget)
        ? []
        : [{ name, first: first.laptop, gain, also, loss, extra }];
    })
    .slice(0, MAX_OFFERED);
  const names = new Set(offers.map(({ name }) => name));
  const changes = Object.fromEntries(
    Object.entries(possible).filter(([name]) => CHANGE_NAMES.some((one) => one === name && names.has(one))),
  );
  return { changes, offers };
}
