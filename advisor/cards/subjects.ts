/** The input for a card's statements: the laptop, the laptops it is compared with, and the criteria of its verdict. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Card } from '../roles.ts';
import type { Population } from '../population.ts';
import { isCapable } from '../score.ts';
import type { Shortlist } from '../shortlist.ts';
import { askedCriteria, comparedCriteria } from '../target.ts';
import { changesAgainst, toldOf } from '../changes.ts';
import { extremesOf } from '../extremes.ts';
import { SHORT_VERDICT } from '../lengths.ts';
import type { Change, Verdict } from '../statements.ts';
import type { Subject } from './assessments.ts';
import { bestVerdict, criteriaSaid } from './verdict.ts';

/** The other laptops of a first answer; «more options» are not compared with each other. */
const shownWith = ({ columns }: Shortlist, cards: readonly Card[], row: number): Laptop[] =>
  cards[0]?.role === 'best' ? cards.flatMap((card) => (card.row === row ? [] : (columns.laptops[card.row] ?? []))) : [];

function verdictOfBest(laptop: Laptop, others: readonly Laptop[], { needs, missed, best }: Shortlist): Verdict {
  const criteria = comparedCriteria(needs);
  return bestVerdict({
    laptop,
    shown: others.length + 1,
    criteria,
    asked: askedCriteria(needs),
    extremes: extremesOf(laptop, others, criteria, needs),
    needs,
    isLeastBad: !isCapable(missed[best ?? -1] ?? 0),
  });
}

const verdictOfOther = (changes: readonly Change[], isShort: boolean): Verdict => ({
  form: 'trade',
  isShort,
  told: toldOf(changes, isShort ? SHORT_VERDICT : 0),
});

/**
 * @param cards all cards of the answer
 * @returns one subject per card
 */
export function subjectsOf(list: Shortlist, cards: readonly Card[], population: Population): Subject[] {
  const { columns, answers, needs, best } = list;
  const bestLaptop = columns.laptops[best ?? -1];
  return cards.flatMap(({ row, role, dominatedBy }): Subject[] => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return [];
    const others = shownWith(list, cards, row);
    const changes = row === best ? [] : changesAgainst(laptop, bestLaptop, comparedCriteria(needs), list);
    const able = isCapable(list.missed[row] ?? 0);
    const verdict =
      row === best ? verdictOfBest(laptop, others, list) : verdictOfOther(changes, !able && population.isCapable);
    return [
      {
        laptop,
        row,
        role,
        isCapable: able,
        best: bestLaptop,
        dominatedBy: columns.laptops[dominatedBy ?? -1] ?? null,
        others,
        changes,
        verdict,
        said: criteriaSaid(verdict),
        answers,
        needs,
        population,
      },
    ];
  });
}
