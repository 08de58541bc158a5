/** Parses the text under the cards. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { graphicsProblems, isAboutGraphics } from './graphics-parser.ts';
import { nameAmong, nameProblem, restAfterName } from './names.ts';
import { ATTRIBUTE_OF_BARE_NOUN, ATTRIBUTE_OF_NOUN, type Context, systemProblem, VALUE } from './parsed-laptop.ts';
import { type Baseline, checkPhrases, isOtherSize, only } from './phrase-parser.ts';
import { hardest } from './recommended-figure.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber } from './spanish-figures.ts';

/** The laptops with the lower median of the known values. */
function typicalOf(qualifying: readonly Laptop[]): Baseline {
  return (attribute) => {
    const values = qualifying.flatMap((laptop) => VALUE[attribute](laptop) ?? []).toSorted((a, b) => a - b);
    const median = values[Math.ceil(values.length / 2) - 1];
    return qualifying.filter((laptop) => VALUE[attribute](laptop) === median);
  };
}

/** «, pero flojea en peso y silencio»: what was given priority and counts, far from good; two at most. */
function weakProblems(words: string | undefined, { best, answers }: Context, needs: Needs): string[] {
  const said = words === undefined ? [] : readList(words).map((noun) => ATTRIBUTE_OF_BARE_NOUN[noun]);
  const weak = ATTRIBUTES.filter((attribute) => {
    const value = VALUE[attribute](best);
    const [minimum, good] = [hardest({ answers }, attribute, 0), hardest({ answers }, attribute, 1)];
    const purposes = hardest({ answers: { ...answers, priorities: [] } }, attribute, 1);
    const isAsked = purposes < good && needs.weights[attribute] >= COMPARED_WEIGHT;
    return isAsked && value !== null && value < minimum + (good - minimum) / 2;
  }).map((attribute) => (attribute === 'creation' ? 'gpu' : attribute));
  const count = Math.min(2, new Set(weak).size);
  return said.length === count && said.every((one) => weak.some((attribute) => attribute === one))
    ? []
    : [`weak in ${weak.join()}: ${words}`];
}

const LEAST_BAD = new RegExp(
  `^Que sepamos, ninguno de los (?<count>${NUMBER}) llega a los mínimos: (?<name>.+) es el menos malo\\.$`,
  'u',
);

function leastBadProblems(sentence: string, cards: readonly Laptop[], { best, compared }: Context): string[] {
  if (compared.length === 1) {
    return sentence === `${nameAmong(best, cards)} es el único, y que sepamos no llega a los mínimos.`
      ? []
      : [sentence];
  }
  const groups = LEAST_BAD.exec(sentence)?.groups;
  const right = groups?.name === nameAmong(best, cards) && readNumber(groups.count ?? '') === compared.length;
  return right ? [] : [`least bad: ${sentence}`];
}

function problemsWithBest(sentence: string, cards: readonly Laptop[], context: Context, needs: Needs): string[] {
  const { best, qualifying, compared, anyCapable } = context;
  if (!anyCapable) return leastBadProblems(sentence, cards, context);
  const rest = restAfterName(sentence, best, cards);
  if (rest === null) return nameProblem(sentence);
  if (rest === ' es el único que lo cumple.') return compared.length === 1 ? [] : [sentence];
  const whole = /^ es el que mejor encaja en conjunto(?:, pero flojea en (?<weak>.+))?\.$/u.exec(rest)?.groups;
  if (whole) return [...(compared.length > 1 ? [] : [sentence]), ...weakProblems(whole.weak, context, needs)];
  const groups = new RegExp(
    `^ gana: frente a (?:lo típico|(?<serving>otros que sirven)), (?:tiene (?<gains>.+?))?(?:(?: y )?cuesta (?<saved>${EUROS}) menos)?(?:, pero flojea en (?<weak>.+))?\\.$`,
    'u',
  ).exec(rest)?.groups;
  if (!groups || (groups.gains ?? groups.saved) === undefined) return [`not understood: ${sentence}`];
  const prices = compared.map(({ priceEur }) => priceEur).toSorted((a, b) => a - b);
  const median = prices[Math.ceil(prices.length / 2) - 1] ?? 0;
  return [
    ...(groups.gains === undefined ? [] : checkPhrases(groups.gains, best, typicalOf(compared), 'better')),
    ...((groups.serving === undefined) === (compared.length === qualifying.length) ? [] : [`others: ${sentence}`]),
    ...weakProblems(groups.weak, context, needs),
    ...(groups.saved === undefined || readEuros(groups.saved) === Math.round((median - best.priceEur) / 10) * 10
      ? []
      : [`price: ${sentence}`]),
  ];
}

const NOTICED = 0.05;
/** Weight from which laptops are compared in an attribute. */
const COMPARED_WEIGHT = 0.06;
const NOTICED_POINTS = 10;

/** Figures in which one laptop is better than another by what a buyer notices, in our estimates by more than their error. */
export const clearlyBetter = (own: Laptop, other: Laptop): Attribute[] =>
  ATTRIBUTES.filter((attribute) => {
    const [mine, theirs] = [VALUE[attribute](own), VALUE[attribute](other)];
    if (mine === null || theirs === null) return false;
    if (attribute === 'silence' || attribute === 'build') return mine - theirs >= NOTICED_POINTS;
    // The same whole hours are the same figure.
    if (attribute === 'battery' && Math.round(mine) === Math.round(theirs)) return false;
    return mine - theirs > NOTICED * Math.max(Math.abs(mine), Math.abs(theirs));
  });

const TRADE =
  /^(?:(?:, (?<terms>(?:con|sin) .+?),)? tiene (?:además (?<gains>.+?)(?:, pero (?<loss>.+))?|a cambio (?<only>.+))| viene (?<alone>(?:con|sin) .+))\.$/u;

/** «con macOS y con pantalla de 14″» */
function termsProblems(terms: string | undefined, other: Laptop, best: Laptop): string[] {
  const parts = terms === undefined ? [] : readList(terms);
  const size = parts.find((part) => part.startsWith('con pantalla de '));
  const system = parts.find((part) => part !== size);
  const inches = size?.slice('con pantalla de '.length).replace('″', '');
  return [
    ...(parts.length > 2 ? [`terms: ${terms}`] : []),
    ...(system === undefined ? [] : systemProblem(system, other, best)),
    ...(inches === undefined || isOtherSize(inches, other, best) ? [] : [`size: ${terms}`]),
  ];
}

/** What the verdict and the card leave untold. */
function problemsWithTrade(sentence: string, other: Laptop, best: Laptop, cards: readonly Laptop[]): string[] {
  const rest = restAfterName(sentence, other, cards);
  if (rest === null) return nameProblem(sentence);
  const groups = TRADE.exec(rest)?.groups;
  if (!groups) return [`not understood: ${sentence}`];
  const { gains, loss, only: losses = loss } = groups;
  const baseline = only(best);
  return [
    ...termsProblems(groups.terms ?? groups.alone, other, best),
    ...(gains === undefined ? [] : checkPhrases(gains, other, baseline, 'better')),
    ...(losses === undefined ? [] : checkPhrases(losses, other, baseline, 'worse')),
  ];
}

/** Where no attribute counts. */
function kindProblems(sentence: string, list: string, { weights }: Needs): string[] {
  const told = [weights.system > 0 ? 'el sistema' : [], weights.size > 0 ? 'el tamaño de pantalla' : []].flat();
  return readList(list).join() === told.join() ? [] : [`kinds: ${sentence}`];
}

function problemsWithWeights(sentence: string, needs: Needs): string[] {
  const { own, list } =
    /^(?<own>Con tus pesos cuenta|Cuenta)n? sobre todo (?<list>.+)\.$/u.exec(sentence)?.groups ?? {};
  if (list === undefined) return [`not understood: ${sentence}`];
  if ((own !== 'Cuenta') !== needs.hasOwnWeights) return [`whose weights: ${sentence}`];
  const counted = ATTRIBUTES.filter((attribute) => needs.weights[attribute] > 0);
  if (counted.length === 0) return kindProblems(sentence, list, needs);
  const named = readList(list).map((noun) => ATTRIBUTE_OF_NOUN[noun]);
  const least = Math.min(...named.map((attribute) => (attribute ? needs.weights[attribute] : Number.NaN)));
  const others = ATTRIBUTES.filter((attribute) => !named.includes(attribute));
  return least > 0 &&
    named.length === Math.min(3, counted.length) &&
    others.every((attribute) => needs.weights[attribute] <= least)
    ? []
    : [`weights: ${sentence}`];
}

export function problemsWithReason(reason: string, cards: readonly Laptop[], context: Context, needs: Needs): string[] {
  const [weights = '', best = '', ...rest] = reason.split('\n');
  const graphics = rest.filter(isAboutGraphics);
  const trades = rest.filter((line) => !graphics.includes(line));
  return [
    ...problemsWithWeights(weights, needs),
    ...problemsWithBest(best, cards, context, needs),
    ...graphics.flatMap((line) => graphicsProblems(line, cards, context)),
    ...trades.flatMap((line) => {
      const other = cards.slice(1).find((card) => restAfterName(line, card, cards) !== null);
      return other ? problemsWithTrade(line, other, context.best, cards) : [`not understood: ${line}`];
    }),
  ];
}
