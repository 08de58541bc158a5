/** The advisor: recommends laptops from a catalogue for a user's answers. Synchronous and pure. */
import type { CatalogueInfo, Answers } from '../contract/answers.ts';
import { FILTERED_LAPTOPS_MAX, type MoreRequest } from '../contract/recommendations.ts';
import type { Catalogue, Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer, More, Recommended } from './answer.ts';
import { noneCapable } from './choose/caution.ts';
import { answerOrder, type Card, chooseCards, nearTies } from './choose/choose-cards.ts';
import { NOTHING_OFFERED, offeredChanges, priceCeiling } from './choose/offered-changes.ts';
import { relaxations } from './choose/relax.ts';
import { besideOthers, cardStatements, criterionOf, labelsOf } from './explain/card-statements.ts';
import { cardChanges, isGain, isLoss } from './explain/changes.ts';
import { reachIn } from './explain/levels.ts';
import { firstReason, otherReason, ownPraises } from './explain/pros.ts';
import type { Change, Label } from './explain/statements.ts';
import { fitOf, FITS, placesOf } from './explain/target.ts';
import { type ComparedLaptops, compareLaptops } from './judge/compare.ts';
import { judge, type Judged } from './judge/judge.ts';
import { createMarket, type MarketRanking, type Ranking, withLaptop } from './rank/ranking.ts';
import { inTieOrder } from './rank/tie-order.ts';

export interface Advisor {
  catalogue: CatalogueInfo;
  /** All laptops, cheapest first. */
  laptops: readonly Laptop[];
  /** Gives up to three cards; if there are none, the changes that would give results. */
  recommend: (answers: Answers) => Recommended;
  /**
   * The next best of the ids left over by an earlier answer, without those that are only worse than its first card; unknown
   * ids are ignored.
   */
  more: (request: MoreRequest) => More;
  /** `null` for an unknown id. */
  laptop: (id: string) => Laptop | null;
  /** Judges a laptop at its price, which may be another than the catalogue's, or one that the catalogue does not have. */
  judge: (answers: Answers, laptop: Laptop) => Judged;
  /**
   * Compares laptops chosen by the visitor for their answers; unknown ids are ignored.
   * @param advert a laptop that the catalogue does not have, which comes first
   */
  compare: (answers: Answers, ids: readonly string[], advert?: Laptop) => ComparedLaptops;
}

/** What is said of the cards of a first answer. */
function cardsInAnswer(ranking: MarketRanking, cards: readonly Card[]): CardAnswer[] {
  const [first] = cards;
  if (!first) return [];
  const changes = cards.map((card) => (card === first ? [] : cardChanges(card.laptop, first.laptop, ranking)));
  const labels = labelsOf(cards, changes, ranking);
  const told = cards.map((card, index) =>
    withStatements(ranking, first, card, changes[index] ?? [], labels[index] ?? 'another'),
  );
  return besideOthers(told, ranking);
}

function withStatements(
  ranking: Ranking,
  first: Card,
  card: Card,
  changes: readonly Change[],
  label: Label | null,
): CardAnswer {
  const { answers, needs, capable, ranked } = ranking;
  const { laptop, isCapable } = card;
  const reason =
    card === first
      ? firstReason(laptop, answers, needs, capable.length > 0 ? 0 : ranked.length)
      : otherReason(laptop, changes, label && criterionOf(label, needs), ranking);
  return {
    ...card,
    changes,
    statements: cardStatements({ laptop, isCapable, answers, needs, reach: reachIn(ranking), reason, label, changes }),
  };
}

/** @returns the ids of the next best laptops */
const nextBest = (ranking: Ranking, cards: readonly Card[]): string[] =>
  answerOrder(ranking, cards)
    .slice(cards.length, cards.length + FILTERED_LAPTOPS_MAX)
    .map(({ laptop }) => laptop.id);

/** @param catalogue laptops with distinct ids and names */
export function createAdvisor(catalogue: Catalogue): Advisor {
  const market = createMarket(catalogue.laptops);
  const info: CatalogueInfo = { date: catalogue.date, size: catalogue.laptops.length };
  const laptops = inTieOrder(catalogue.laptops);
  const laptopOf = new Map(laptops.map((laptop) => [laptop.id, laptop]));

  return {
    catalogue: info,
    laptops,
    laptop: (id) => laptopOf.get(id) ?? null,
    recommend(answers) {
      // Who qualifies, and how good is each?
      const ranking = market.rank(answers);
      const { needs, ranked, capable, isAbroad } = ranking;
      const serves = capable.length > 0;
      // Which is first, and which two stand beside it?
      const cards = chooseCards(ranking);
      const [first] = cards;
      const shown = cards.map(({ laptop }) => laptop);
      // Why each of them, and what else is to say?
      return {
        answers,
        needs,
        catalogue: info,
        cards: cardsInAnswer(ranking, cards),
        praises: first ? ownPraises(first.laptop, answers, needs) : [],
        places: placesOf(shown, answers, needs),
        tiedWith: serves ? nearTies(ranking, cards) : [],
        enough: serves && !isAbroad ? priceCeiling(ranking, cards) : null,
        counts: {
          considered: ranking.laptops.length,
          qualifying: ranked.length,
          capable: capable.length,
          fitting: capable.filter(({ laptop }) => fitOf(laptop, needs) >= FITS.well).length,
        },
        isAbroad,
        caution: first && (isAbroad || !serves) ? noneCapable(answers, market.inSpain) : null,
        relaxations: first && !isAbroad ? [] : relaxations(answers, market.inSpain),
        offered: first?.isCapable ? offeredChanges(answers, shown, market.rank) : NOTHING_OFFERED,
        others: nextBest(ranking, cards),
      };
    },
    more({ userInput, filteredLaptops, count }) {
      const ranking = market.rank(userInput);
      const cards = chooseCards(ranking);
      const [first] = cards;
      const waiting = new Set(filteredLaptops);
      const shown = nextBest(ranking, cards).filter((id) => !waiting.has(id));
      return {
        needs: ranking.needs,
        catalogue: info,
        before: [...cards.map(({ laptop }) => laptop), ...shown.flatMap((id) => laptopOf.get(id) ?? [])],
        cards: first
          ? ranking.ranked
              .filter(({ laptop }) => waiting.has(laptop.id))
              .map((one) => ({ card: { ...one, role: null }, changes: cardChanges(one.laptop, first.laptop, ranking) }))
              .filter(({ changes }) => changes.some(isGain) || !changes.some(isLoss))
              .slice(0, count)
              .map(({ card, changes }) => withStatements(ranking, first, card, changes, null))
          : [],
      };
    },
    judge: (answers, laptop) => judge(market.rank(answers), laptop),
    compare(answers, ids, advert) {
      const ranking = market.rank(answers);
      const known = new Map(market.anywhere(answers).map((laptop) => [laptop.id, laptop]));
      const compared = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
      return advert
        ? compareLaptops(withLaptop(ranking, advert), [advert, ...compared], info)
        : compareLaptops(ranking, compared, info);
    },
  };
}
