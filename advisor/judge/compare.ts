/** Compares laptops chosen by the visitor for their answers. */
import type { CatalogueInfo, Answers } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { answerOrder, chooseCards } from '../choose/choose-cards.ts';
import { changesAgainst } from '../explain/changes.ts';
import { consOf } from '../explain/cons.ts';
import { reachIn, shortfallOf } from '../explain/levels.ts';
import type { Change, PlacedStatement, Shortfall } from '../explain/statements.ts';
import { placesOf, type PlacesRow } from '../explain/target.ts';
import type { Needs, TargetCriterion } from '../needs/needs.ts';
import type { Ranking } from '../rank/ranking.ts';

export interface ComparedLaptop {
  laptop: Laptop;
  /**
   * Whether the answers may show it: it meets the budget and every requirement, and Spain sells it or nothing that
   * serves.
   */
  qualifies: boolean;
  /** The most important shortfall of a laptop that qualifies; `null` if it is capable. */
  shortfall: Shortfall | null;
  /** Its drawback; `null` if it has none, does not qualify or is not capable. */
  but: PlacedStatement | null;
  /** For each row of the target, the lead over the next laptop; `null` if it does not lead. */
  leads: readonly (Change | null)[];
}

export interface ComparedLaptops {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  laptops: readonly ComparedLaptop[];
  /** The one that an answer would show first; `null` if there is only one, or none is capable. */
  best: Laptop | null;
  places: readonly PlacesRow[];
}

/**
 * @param against the changes of this laptop against each other one
 * @returns the lead over the runner-up; `null` if it does not lead
 */
function leadOf(criterion: TargetCriterion, against: readonly (readonly Change[])[]): Change | null {
  const changes = against.flatMap((all) => all.filter((change) => change.criterion === criterion));
  const [least] = changes.toSorted((a, b) => a.gain - b.gain);
  return least && least.gain > 0 ? least : null;
}

/**
 * @param ranking of the answers, with the laptop of an advert if one is compared
 * @param laptops of the catalogue or the advert, also those that the answers are not about
 */
export function compareLaptops(
  ranking: Ranking,
  laptops: readonly Laptop[],
  catalogue: CatalogueInfo,
): ComparedLaptops {
  const { answers, needs, ranked } = ranking;
  const reach = reachIn(ranking);
  const places = placesOf(laptops, answers, needs);
  const criteria = places.map(({ criterion }) => criterion);
  const order = answerOrder(ranking, chooseCards(ranking));
  const best = order.find((one) => one.isCapable && laptops.some(({ id }) => id === one.laptop.id));
  return {
    answers,
    needs,
    catalogue,
    laptops: laptops.map((laptop) => {
      const own = ranked.find((one) => one.laptop.id === laptop.id);
      const subject = { laptop, isCapable: true, answers, needs, reach };
      const but = own?.isCapable ? consOf(subject)[0] : undefined;
      const against = laptops
        .filter((other) => other !== laptop)
        .map((other) => changesAgainst(laptop, other, criteria, ranking));
      return {
        laptop,
        qualifies: own !== undefined,
        shortfall: own && !own.isCapable ? shortfallOf(laptop, needs, 1) : null,
        but: but ? { place: 'but', statement: but } : null,
        // No laptop leads if a figure is unknown.
        leads: places.map(({ criterion, places: all }) =>
          all.every(({ at }) => at !== null) ? leadOf(criterion, against) : null,
        ),
      };
    }),
    best: laptops.length > 1 && best ? best.laptop : null,
    places,
  };
}
