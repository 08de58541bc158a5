/** Checks why a laptop is where it is: its place, the sentences about it, and the prices that would change it. */
import { needsOf } from '#advisor/needs.ts';
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import type { Why } from '#contract/why.ts';
import { canDo, type Field, fieldOf } from './benefit.ts';
import { advisorFor, type Fixture } from './fixture.ts';
import { asPaid, failures, isDominatedBy } from './oracle.ts';
import {
  type Asked,
  asideProblems,
  keepsProblems,
  pricesTextHolds,
  unknownsProblems,
  utilityOf,
} from './why-parser.ts';

type Problems = string[];

const LOWEST = BUDGET.min;
const CLOSE = 1e-9;

/** Where the laptop is shown, from 0, in the same catalogue with another price; −1 where it is not. */
function placeFor(euros: number, { laptops }: Fixture, { answers, laptop }: Asked): number {
  const repriced = laptops.map((one) =>
    one.id === laptop.id ? { ...one, priceEur: euros - laptop.cost.licenceEur } : one,
  );
  return advisorFor(repriced)
    .recommend(answers)
    .computers.findIndex(({ id }) => id === laptop.id);
}

/** It holds for the bound and for lower prices, but not for a euro more, if that is still less than the price. */
function boundProblems(name: string, bound: number | null, price: number, holds: (euros: number) => boolean): Problems {
  if (bound === null) return price > LOWEST && holds(LOWEST) ? [`${name}: not even told for ${LOWEST}`] : [];
  const lower = [bound, LOWEST, Math.round((bound + LOWEST) / 2)];
  return [
    ...(bound >= LOWEST && bound < price ? [] : [`${name}: ${bound} of ${price}`]),
    ...lower.filter((euros) => !holds(euros)).map((euros) => `${name}: not for ${euros}, told ${bound}`),
    ...(bound + 1 < price && holds(bound + 1) ? [`${name}: also for more than ${bound}`] : []),
  ];
}

function pricesProblems({ prices, pricesText }: Why, fixture: Fixture, asked: Asked): Problems {
  const { answers, laptop, cards } = asked;
  const now = cards.findIndex(({ id }) => id === laptop.id);
  const isNever = failures(laptop, answers).some((field) => field !== 'budget');
  if (now === 0 || isNever) {
    const right = prices.first === null && prices.shown === null;
    return right && pricesText === (isNever ? 'Ningún precio lo cambia.' : '') ? [] : [`prices: ${pricesText}`];
  }
  const placeOf = (euros: number): number => placeFor(euros, fixture, asked);
  return [
    ...boundProblems('first', prices.first, laptop.priceEur, (euros) => placeOf(euros) === 0),
    ...(now > 0
      ? prices.shown === null
        ? []
        : ['shown already']
      : boundProblems('shown', prices.shown, laptop.priceEur, (euros) => placeOf(euros) >= 0)),
  ];
}

function excludedProblems(why: Extract<Why, { verdict: 'excluded' }>, asked: Asked): Problems {
  const { answers, laptop } = asked;
  const failed = failures(laptop, answers);
  const isPrice = failed.every((field) => field === 'budget');
  const right =
    why.failures.map(({ field }) => field).join() === failed.join() &&
    why.text === `${why.lead} ${why.pricesText}`.trim() &&
    (!isPrice || pricesTextHolds(why, laptop, false, canDo(laptop, answers))) &&
    why.lead.startsWith(why.failures.map(({ text }) => text).join(' ')) &&
    why.lead.includes('Tampoco llega a los mínimos: ') === (isPrice && !canDo(laptop, answers));
  return failed.length > 0 && right ? [] : [`excluded: ${why.text}, ${failed.join()}`];
}

/** The cards come first, as they are shown. Of the others it counts who has more points; equal ones may stand before or behind. */
function rankProblems(rank: number, of: number, asked: Asked, { compared, qualifying }: Field): Problems {
  const { laptop, cards, answers } = asked;
  const among = canDo(laptop, answers) ? compared : qualifying;
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

function placedProblems(why: Exclude<Why, { verdict: 'excluded' }>, asked: Asked, field: Field): Problems {
  const { laptop, cards, answers } = asked;
  const [best] = cards;
  const card = cards.find(({ id }) => id === laptop.id);
  const dominators = field.qualifying.filter((other) => isDominatedBy(laptop, other));
  const verdict = card ? 'chosen' : dominators.length > 0 ? 'beaten' : 'ranked';
  const by = why.verdict === 'beaten' ? dominators.find(({ id }) => id === why.by.id) : null;
  return [
    ...(why.verdict === verdict && by !== undefined && why.best?.id === best?.id
      ? []
      : [`${why.verdict}: ${why.text}`]),
    ...rankProblems(why.rank, why.of, asked, field),
    ...unknownsProblems(why.unknowns, asked),
    ...(best && card !== best ? keepsProblems(why.keeps, best, asked) : why.keeps.map(({ text }) => `keeps ${text}`)),
    ...asideProblems(why, asked),
    ...(card === best || pricesTextHolds(why, laptop, card !== undefined, canDo(laptop, answers))
      ? []
      : [`prices: ${why.pricesText}`]),
  ];
}

/** @param like chooses one of the laptops */
export function whyProblems(fixture: Fixture, answers: Answers, like: number): Problems {
  const raw = fixture.laptops[like % fixture.laptops.length];
  const why = raw && whyOf(fixture.advisor, answers, raw.id);
  return why ? problemsWithWhy(why, fixture, answers, raw) : ['no answer'];
}

/** @param raw the laptop, as the catalogue has it */
export function problemsWithWhy(why: Why, fixture: Fixture, answers: Answers, raw: Laptop): Problems {
  const field = fieldOf(fixture.laptops, answers);
  const { computers, target } = fixture.advisor.recommend(answers);
  const paid = (id: string): Laptop[] => [fixture.byId.get(id)].flatMap((one) => (one ? asPaid(one, answers) : []));
  const asked: Asked = {
    answers,
    needs: needsOf(answers),
    laptop: asPaid(raw, answers),
    cards: computers.flatMap(({ id }) => paid(id)),
    compared: target.map(({ criterion }) => criterion),
  };
  const found = why.verdict === 'excluded' ? excludedProblems(why, asked) : placedProblems(why, asked, field);
  return [...found, ...pricesProblems(why, fixture, asked)].map((problem) => `${raw.id}: ${problem}`);
}
