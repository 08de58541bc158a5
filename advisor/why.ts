/** Why a laptop is where it is for some answers, and for which price it would be one of the cards. */
import type { Answers } from '../contract/answers.ts';
import type { Failure, Keep, Why } from '../contract/why.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { meetsOption, requiredBy } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Advisor, LaptopStanding } from './advisor.ts';
import { chooseCards } from './choose.ts';
import { bestDominator } from './dominance.ts';
import { doubtAgainst, unknownAttributes } from './first-card.ts';
import { populationOf } from './population.ts';
import { LOWEST_PRICE, pricesFor } from './price-search.ts';
import { rankOf } from './ranking.ts';
import { isCapable } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';
import { comparedCriteria } from './target.ts';
import { missedFloors, wouldLead } from './unknown-figures.ts';
import { shortVerdict } from './words/caution.ts';
import { changesAgainst } from './words/changes.ts';
import { namesGraphicsFirst } from './words/differences.ts';
import { roundCents } from './words/format.ts';
import { dominatedText } from './words/dominated-text.ts';
import { nounOf } from './words/nouns.ts';
import {
  budgetFailure,
  chosenText,
  doubtText,
  keepsText,
  kinText,
  NO_PRICE_TEXT,
  placeText,
  pricesText,
  requirementFailure,
  shortText,
  unknownsText,
} from './words/why-text.ts';

const WHOLE = 1000;

function failuresOf(laptop: Laptop, answers: Answers): Failure[] {
  const failures = requiredBy(answers)
    .filter(({ field, option }) => !meetsOption(laptop, field, option))
    .map(({ field, option }): Failure => ({ field, wanted: option, text: requirementFailure(laptop, field, option) }));
  return totalCost(laptop) <= answers.budget
    ? failures
    : [{ field: 'budget', wanted: answers.budget, text: budgetFailure(laptop, answers) }, ...failures];
}

/** What it loses against the first card, what counts most first. */
const keepsOf = (laptop: Laptop, best: Laptop, list: Shortlist): Keep[] =>
  changesAgainst(laptop, best, comparedCriteria(list.needs), list)
    .filter(({ gain }) => gain < 0)
    .map(({ criterion, gain, text }) => ({
      criterion,
      text: criterion === 'price' ? `${text} más` : text,
      weight: Math.round(-gain * WHOLE),
    }));

const unknownNouns = (laptop: Laptop, { needs }: Shortlist): string[] =>
  unknownAttributes(laptop, needs)
    .toSorted((a, b) => needs.weights[b] - needs.weights[a])
    .map((attribute) => ({ attribute }))
    .filter(namesGraphicsFirst)
    .map(({ attribute }) => nounOf(attribute, needs.asked));

const reference = ({ id, name }: Laptop) => ({ id, name });
const sentences = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** @returns `null` for an unknown id */
export function whyOf(advisor: Pick<Advisor, 'standing'>, answers: Answers, id: string): Why | null {
  const standing = advisor.standing(answers, id);
  return standing && explain(standing);
}

function explain({ list, row, scratch }: LaptopStanding): Why | null {
  const { columns, answers, needs, utility } = list;
  const laptop = columns.laptops[row];
  if (!laptop) return null;
  const cards = chooseCards(list);
  const shown = cards.map((card) => card.row);
  const card = cards.find((one) => one.row === row);
  const best = columns.laptops[shown[0] ?? -1];
  const price = roundCents(totalCost(laptop));

  if (!list.qualifies[row] || !best) {
    const failures = failuresOf(laptop, answers);
    const capable = isCapable(missedFloors(laptop, needs));
    const isPrice = failures.every(({ field }) => field === 'budget');
    const lacks = isPrice && !capable ? shortText(laptop, needs) : '';
    const lead = sentences([...failures.map(({ text }) => text), lacks]);
    const prices = isPrice ? pricesFor(list, row, shown, scratch) : { first: null, shown: null };
    const said = isPrice ? pricesText(laptop, prices, { isShown: false, capable }, LOWEST_PRICE) : NO_PRICE_TEXT;
    return {
      verdict: 'excluded',
      text: sentences([lead, said]),
      lead,
      aside: lead,
      price,
      best: best ? reference(best) : null,
      keeps: [],
      unknowns: [],
      unknownsText: '',
      prices,
      pricesText: said,
      failures,
    };
  }

  const population = populationOf(list);
  const capable = isCapable(list.missed[row] ?? 0);
  const rank = rankOf(list, row);
  const of = capable ? population.size : list.rows.length;
  const isFirst = best === laptop;
  const dominator = card ? undefined : columns.laptops[bestDominator(list, row) ?? -1];
  const kin = card ? undefined : shown.find((one) => columns.chassis[one] === columns.chassis[row]);
  const doubt = !isFirst && ranksBefore(utility, row, shown[0] ?? row) ? doubtAgainst(laptop, best, needs) : null;
  const unknowns = unknownNouns(laptop, list);
  const keeps = isFirst ? [] : keepsOf(laptop, best, list);
  const place = capable
    ? card
      ? chosenText(laptop, isFirst, rank, of)
      : placeText(laptop, rank, of)
    : shortVerdict(laptop, card !== undefined, rank, needs, population);
  const beaten = dominator ? dominatedText(laptop, dominator) : '';
  const lead = sentences([place, beaten]);
  const unknownsSaid = unknownsText(unknowns, !doubt && !isFirst && wouldLead(list, row), best);
  const related = kin === undefined ? '' : kinText(columns.laptops[kin] ?? best);
  const doubted = doubt ? doubtText(laptop, best, doubt, unknowns) : '';
  const about = [
    related,
    doubted,
    isFirst || dominator ? '' : keepsText(keeps, best),
    doubt === 'known' ? '' : unknownsSaid,
  ];
  // Last of what reads the list, which is overwritten.
  const prices = pricesFor(list, row, shown, scratch);
  const pricesSaid = isFirst ? '' : pricesText(laptop, prices, { isShown: card !== undefined, capable }, LOWEST_PRICE);
  const said = {
    text: sentences([lead, ...about, pricesSaid]),
    lead,
    aside: sentences([capable ? '' : place, beaten, related, doubted]),
    price,
    best: reference(best),
    keeps,
    unknowns,
    unknownsText: unknownsSaid,
    prices,
    pricesText: pricesSaid,
    rank,
    of,
  };
  if (card) return { verdict: 'chosen', ...said, role: card.role };
  if (dominator) return { verdict: 'beaten', ...said, by: reference(dominator) };
  return { verdict: 'ranked', ...said };
}
