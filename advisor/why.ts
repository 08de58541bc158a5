import type { Answers } from '../contract/answers.ts';
import type { Failure, Why } from '../contract/why.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { meetsOption, requiredBy } from '../catalogue/derive/requirements.ts';
import { chooseCards } from './choose.ts';
import { bestDominator } from './dominance.ts';
import { populationOf } from './population.ts';
import { rankOf } from './ranking.ts';
import { isCapable } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { shortVerdict } from './words/caution.ts';
import { baselineOf, differences } from './words/differences.ts';
import { formatEuros } from './words/format.ts';
import { extraOver } from './words/prices.ts';
import {
  budgetFailure,
  chosenText,
  dominatedText,
  placeText,
  rankedText,
  requirementFailure,
} from './words/why-text.ts';

const MAX_LACKS = 4;

function failuresOf(laptop: Laptop, answers: Answers): Failure[] {
  const failures = requiredBy(answers)
    .filter(({ field, option }) => !meetsOption(laptop, field, option))
    .map(({ field, option }): Failure => ({ field, wanted: option, text: requirementFailure(laptop, field, option) }));
  return totalCost(laptop) <= answers.budget
    ? failures
    : [{ field: 'budget', wanted: answers.budget, text: budgetFailure(laptop, answers) }, ...failures];
}

function lacksOf(laptop: Laptop, best: Laptop, { needs }: Shortlist): string[] {
  const less = differences(laptop, baselineOf(best), needs)
    .filter(({ gain }) => gain < 0)
    .map(({ text }) => text);
  const extra = extraOver(laptop, best);
  return [...less, ...(extra > 0 ? [`un precio ${formatEuros(extra)} más alto`] : [])].slice(0, MAX_LACKS);
}

const reference = ({ id, name }: Laptop) => ({ id, name });

/** @returns `null` for a row that does not exist */
export function explainVerdict(list: Shortlist, row: number): Why | null {
  const { columns, answers, qualifies, rows } = list;
  const laptop = columns.laptops[row];
  if (!laptop) return null;
  if (!qualifies[row]) {
    const failures = failuresOf(laptop, answers);
    return { verdict: 'excluded', text: failures.map(({ text }) => text).join(' '), failures };
  }
  const cards = chooseCards(list);
  const rank = rankOf(list, row);
  const of = rows.length;
  const card = cards.find((one) => one.row === row);
  const population = populationOf(list);
  const short = isCapable(list.missed[row] ?? 0)
    ? null
    : shortVerdict(laptop, card !== undefined, rank, list.needs, population);
  if (card)
    return { verdict: 'chosen', text: short ?? chosenText(laptop, rank, population.size), role: card.role, rank, of };
  const dominator = columns.laptops[bestDominator(list, row) ?? -1];
  if (dominator) return { verdict: 'beaten', text: dominatedText(laptop, dominator), by: reference(dominator) };
  const best = columns.laptops[cards[0]?.row ?? -1];
  if (!best) return null;
  const lacks = lacksOf(laptop, best, list);
  const text = rankedText(short ?? placeText(laptop, rank, population.size), best, lacks);
  return { verdict: 'ranked', text, rank, of, best: reference(best), lacks };
}
