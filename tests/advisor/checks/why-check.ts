/**
 * Checks the explanation of a laptop's place: its rank, its losses, its unknown figures, and the prices that would
 * change it.
 */
import { needsOf } from '#advisor/needs.ts';
import { type Excluded, placedFor, type Placed, type Qualified } from '#advisor/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { canDo, fieldOf, utilityPerEuro } from '#guarantees/benefit.ts';
import { changeHolds, clearGains, sideProblems } from '#guarantees/change-check.ts';
import { gapOf } from '#guarantees/figures.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { asPaid, failures, isDominatedBy } from '#guarantees/oracle.ts';
import { shortfallHolds } from '#guarantees/shortfall-check.ts';
import { cardsWith } from './change-of-answer.ts';
import { type Asked, doubtHolds, isNear, unknownsProblems, utilityOf } from './unknown-check.ts';

type Problems = string[];

/** Prices below half of the laptop's own are not named. */
const lowestOf = (price: number): number => Math.max(BUDGET.min, Math.ceil(price / 2));
const CLOSE = 1e-9;
/** The place at which the laptop is shown, from 0, if it has another price; −1 if it is not shown. */
const placeFor = (euros: number, laptops: readonly Laptop[], { answers, laptop: { id, cost } }: Asked): number =>
  cardsWith({ priceEur: euros - cost.licenceEur }, id, laptops, answers).indexOf(id);

/**
 * Checks that the named price and lower ones have the effect, and that one euro more has not (if that is below its own
 * price).
 */
function boundProblems(name: string, bound: number | null, price: number, holds: (euros: number) => boolean): Problems {
  const lowest = lowestOf(price);
  if (bound === null) return price > lowest && holds(lowest) ? [`${name}: not even named for ${lowest}`] : [];
  const lower = [bound, lowest, Math.round((bound + lowest) / 2)];
  return [
    ...(bound >= lowest && bound < price ? [] : [`${name}: ${bound} of ${price}`]),
    ...lower.filter((euros) => !holds(euros)).map((euros) => `${name}: not for ${euros}, named ${bound}`),
    ...(bound + 1 < price && holds(bound + 1) ? [`${name}: also for more than ${bound}`] : []),
  ];
}

function pricesProblems({ prices }: Placed, laptops: readonly Laptop[], asked: Asked): Problems {
  const { answers, laptop, cards } = asked;
  const now = cards.findIndex(({ id }) => id === laptop.id);
  const isNever = !canDo(laptop, answers) || failures(laptop, answers).some((field) => field !== 'budget');
  if (now === 0 || isNever) return prices.first === null && prices.shown === null ? [] : ['prices of no use'];
  const placeOf = (euros: number): number => placeFor(euros, laptops, asked);
  const ofFirst = boundProblems('first', prices.first, laptop.priceEur, (euros) => placeOf(euros) === 0);
  if (now > 0) return [...ofFirst, ...(prices.shown === null ? [] : ['shown already'])];
  return [...ofFirst, ...boundProblems('shown', prices.shown, laptop.priceEur, (euros) => placeOf(euros) >= 0)];
}

function excludedProblems(excluded: Excluded, { answers, laptop }: Asked): Problems {
  const failed = failures(laptop, answers);
  const named = excluded.failures.map(({ field }) => field);
  const right =
    named.join() === failed.join() &&
    excluded.failures.every(({ field, wanted }) =>
      field === 'budget' || field === 'seenInSpain'
        ? wanted === answers[field]
        : wanted === answers.requirements[field],
    ) &&
    excluded.isPriceOnly === failed.every((field) => field === 'budget');
  return failed.length > 0 && right ? [] : [`excluded: ${named.join()} of ${failed.join()}`];
}

/** The cards come first, in their order; the others by points. Laptops with equal points may stand in either order. */
function rankProblems({ rank, of }: Qualified, asked: Asked): Problems {
  const { laptop, cards, answers, field } = asked;
  const among = canDo(laptop, answers) ? field.compared : field.qualifying;
  const shown = cards.filter(({ id }) => among.some((one) => one.id === id)).map(({ id }) => id);
  const others = among.filter(({ id }) => !shown.includes(id));
  const own = utilityOf(laptop, asked);
  const before = others.filter((one) => utilityOf(one, asked) > own + CLOSE).length;
  const notBehind = others.filter((one) => utilityOf(one, asked) >= own - CLOSE).length;
  const [least, most] = shown.includes(laptop.id)
    ? [shown.indexOf(laptop.id) + 1, shown.indexOf(laptop.id) + 1]
    : [shown.length + before + 1, shown.length + notBehind];
  return rank >= least && rank <= most && of === among.length ? [] : [`rank ${rank} of ${of}: ${least} to ${most}`];
}

/** Each loss is true and has the right weight, the heaviest comes first, and no clear one is missing. */
function keepsProblems({ keeps }: Qualified, best: Laptop, { answers, needs, laptop, compared }: Asked): Problems {
  const isRight = keeps.every((keep) => {
    const isWeight = keep.form !== 'price' || isNear(-keep.gain, gapOf(laptop, best) * utilityPerEuro(answers.budget));
    return keep.gain < 0 && isWeight && changeHolds(keep, laptop, best, needs);
  });
  const order = sideProblems(keeps, clearGains(best, laptop, compared, needs), compared);
  return [...(isRight ? [] : [`keeps ${keeps.map(({ criterion }) => criterion).join()}`]), ...order];
}

function qualifiedProblems(placed: Qualified, asked: Asked): Problems {
  const { laptop, cards, field } = asked;
  const [best] = cards;
  if (!best) return ['nothing is shown'];
  const card = cards.find(({ id }) => id === laptop.id);
  const dominators = field.qualifying.filter((other) => isDominatedBy(laptop, other));
  const verdict = card ? 'chosen' : dominators.length > 0 ? 'beaten' : 'ranked';
  const sister = card ? undefined : cards.find(({ chassis }) => chassis === laptop.chassis);
  const isRight =
    placed.verdict === verdict &&
    (placed.rank === 1) === (laptop.id === best.id) &&
    placed.best.id === best.id &&
    (placed.by === null) === (verdict !== 'beaten') &&
    (placed.by === null || dominators.some(({ id }) => id === placed.by?.id)) &&
    placed.sister?.id === sister?.id &&
    placed.population.size === field.compared.length &&
    placed.population.isCapable === field.anyCapable;
  return [
    ...(isRight ? [] : [`${placed.verdict}, not ${verdict}`]),
    ...rankProblems(placed, asked),
    ...unknownsProblems(placed, best, asked),
    ...(card === best ? placed.keeps.map(({ criterion }) => `keeps ${criterion}`) : keepsProblems(placed, best, asked)),
    ...(doubtHolds(placed.doubt, best, asked) ? [] : [`doubt: ${placed.doubt}`]),
  ];
}

/** @param raw the laptop, as the catalogue has it */
export function placedProblems(
  placed: Placed,
  { engine, laptops, byId }: Pick<Fixture, 'engine' | 'laptops' | 'byId'>,
  answers: Answers,
  raw: Laptop,
): Problems {
  const { cards, places } = engine.recommend(answers);
  const laptop = asPaid(raw, answers);
  const asked: Asked = {
    answers,
    needs: needsOf(answers),
    field: fieldOf(laptops, answers),
    laptop,
    cards: cards.flatMap((card) => byId.get(card.laptop.id) ?? []).map((one) => asPaid(one, answers)),
    compared: places.map(({ criterion }) => criterion),
  };
  const { shortfall } = placed;
  const isShort =
    (shortfall === null) === canDo(laptop, answers) && (!shortfall || shortfallHolds(shortfall, laptop, answers));
  return [
    ...(placed.verdict === 'excluded' ? excludedProblems(placed, asked) : qualifiedProblems(placed, asked)),
    ...(isShort ? [] : ['what it lacks']),
    ...pricesProblems(placed, laptops, asked),
  ].map((problem) => `${raw.id}: ${problem}`);
}

/** @param like chooses one of the laptops */
export function whyProblems(fixture: Pick<Fixture, 'engine' | 'laptops' | 'byId'>, answers: Answers, like: number) {
  const raw = fixture.laptops[like % fixture.laptops.length];
  const placed = raw && placedFor(fixture.engine, answers, raw.id);
  return placed ? placedProblems(placed, fixture, answers, raw) : ['no answer'];
}
