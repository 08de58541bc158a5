/** Laptops that a visitor chose, by what the answers ask for. */
import type { Compared } from '../contract/compared.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isCapable } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';
import { targetOf } from './target.ts';
import { type Change, changesAgainst, type TargetCriterion } from './words/changes.ts';
import { failureText, lackText, QUALIFIES_TEXT } from './words/compared-words.ts';

function textOf({ qualifies, missed, answers, needs }: Shortlist, laptop: Laptop, row: number): string {
  if (!qualifies[row]) return failureText(laptop, answers);
  return isCapable(missed[row] ?? 0) ? QUALIFIES_TEXT : lackText(laptop, needs);
}

/** The row that an answer would show before the others. */
function bestOf({ qualifies, missed, utility, best }: Shortlist, rows: readonly number[]): number | undefined {
  const [first] = rows
    .filter((row) => qualifies[row] && isCapable(missed[row] ?? 0))
    .toSorted((a, b) => Number(b === best) - Number(a === best) || (ranksBefore(utility, a, b) ? -1 : 1));
  return rows.length > 1 ? first : undefined;
}

/** «47 € menos»; the other texts say by themselves that it is more. */
const gainText = ({ criterion, text }: Change): string => (criterion === 'price' ? `${text} menos` : text);

/**
 * @param against for each other laptop what this one gains and loses
 * @returns its smallest gain, over the one that comes next; empty if another is better, or none is worse
 */
function leadOf(criterion: TargetCriterion, against: readonly (readonly Change[])[]): string {
  const changes = against.flatMap((all) => all.filter((change) => change.criterion === criterion));
  const [least] = changes.toSorted((a, b) => a.gain - b.gain);
  return least && least.gain > 0 ? gainText(least) : '';
}

/** @param rows distinct rows that exist */
export function compareRows(list: Shortlist, rows: readonly number[]): Omit<Compared, 'catalogue'> {
  const { columns, answers, needs, qualifies } = list;
  const laptops = rows.flatMap((row) => columns.laptops[row] ?? []);
  const target = targetOf(laptops, answers, needs);
  const criteria = target.map(({ criterion }) => criterion);
  return {
    laptops: laptops.map((laptop, index) => {
      const row = rows[index] ?? -1;
      const against = laptops
        .filter((other) => other !== laptop)
        .map((other) => changesAgainst(laptop, other, criteria, list));
      return {
        id: laptop.id,
        qualifies: Boolean(qualifies[row]),
        text: textOf(list, laptop, row),
        // Nobody is better where one is unknown.
        better: target.map(({ criterion, points }) =>
          points.every(({ at }) => at !== null) ? leadOf(criterion, against) : '',
        ),
      };
    }),
    best: columns.laptops[bestOf(list, rows) ?? -1]?.id ?? null,
    target,
  };
}
