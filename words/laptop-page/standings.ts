/** How every laptop stands in each use, among those of Spain at the lowest round budget that pays it. */
import { type Answers, BUDGET, NO_REQUIREMENTS, type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { Standing } from '../../contract/pages/laptop-page.ts';
import { answerOrder, chooseCards } from '../../advisor/choose/choose-cards.ts';
import { shortfallOf } from '../../advisor/explain/levels.ts';
import { isSpanishOffer, totalCost } from '../../catalogue/derive/cost.ts';
import { createMarket, type Ranked, type Ranking } from '../../advisor/rank/ranking.ts';
import { inTieOrder } from '../../advisor/rank/tie-order.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { capitalize } from '../../contract/spanish-text.ts';
import { shortfallText } from '../shortfall.ts';

/** A buyer rounds a price up to the next multiple of the step, which grows with the price. In euros. */
const OWN_STEPS = [
  { upTo: 1000, step: 50 },
  { upTo: 2000, step: 100 },
  { upTo: BUDGET.max, step: 250 },
] as const;

/** @returns the lowest round budget that pays a price; `null` if the form accepts none */
export function formBudgetFor(price: number): number | null {
  const range = OWN_STEPS.find(({ upTo }) => price <= upTo);
  return range ? Math.max(BUDGET.min, Math.ceil(price / range.step) * range.step) : null;
}

/** The answers of somebody who wants nothing else. */
export const plainAnswers = (purpose: Purpose, budget: number): Answers => ({
  deviceType: 'laptop',
  purposes: [purpose],
  priorities: [],
  budget,
  requirements: NO_REQUIREMENTS,
});

/** The answer for one use and budget. */
interface Answered {
  ranking: Ranking & { isAbroad: boolean };
  /** Number of cards at the start of the order. */
  shown: number;
  /** The capable laptops in the order of the answer. */
  order: readonly Ranked[];
}

export interface Standings {
  answerTo: (purpose: Purpose, budget: number) => Answered;
  /** A row for each use; without places if the laptop is not sold in Spain, or no budget pays it. */
  of: (laptop: Laptop) => Standing[];
  /** All laptops sold in Spain: those that are first in most uses, then those that are nearest to it. */
  bestFirst: () => Laptop[];
}

export function createStandings(laptops: readonly Laptop[]): Standings {
  const market = createMarket(laptops);
  const known = new Map<string, Answered>();
  const answerTo = (purpose: Purpose, budget: number): Answered => {
    const key = `${purpose} ${budget}`;
    const answered = known.get(key) ?? answerFor(market.rank(plainAnswers(purpose, budget)));
    known.set(key, answered);
    return answered;
  };
  const standingIn = (purpose: Purpose, laptop: Laptop): Standing => {
    const budget = isSpanishOffer(laptop) ? formBudgetFor(totalCost(laptop)) : null;
    const { ranking, order, shown } = answerTo(purpose, budget ?? BUDGET.max);
    const { isCapable } = ranking.standingOf(laptop);
    const { needs } = ranking;
    const rank = budget === null ? 0 : order.findIndex((one) => one.laptop.id === laptop.id) + 1;
    return {
      purpose,
      place: !isCapable ? 'short' : rank === 0 ? null : rank === 1 ? 'first' : rank <= shown ? 'shown' : 'other',
      rank,
      of: order.length,
      lacks: isCapable ? '' : `${capitalize(shortfallText(shortfallOf(laptop, needs), needs.asked))}.`,
    };
  };
  const of = (laptop: Laptop): Standing[] => PURPOSES.map((purpose) => standingIn(purpose, laptop));
  return {
    answerTo,
    of,
    bestFirst() {
      const judged = inTieOrder(laptops.filter(isSpanishOffer)).map((laptop) => {
        const placed = of(laptop).filter(({ rank }) => rank > 0);
        return {
          laptop,
          wins: placed.filter(({ rank }) => rank === 1).length,
          nearest: Math.min(1, ...placed.map(({ rank, of: all }) => rank / all)),
        };
      });
      return judged.toSorted((a, b) => b.wins - a.wins || a.nearest - b.nearest).map(({ laptop }) => laptop);
    },
  };
}

function answerFor(ranking: Answered['ranking']): Answered {
  const cards = chooseCards(ranking);
  return { ranking, shown: cards.length, order: answerOrder(ranking, cards).filter((one) => one.isCapable) };
}
