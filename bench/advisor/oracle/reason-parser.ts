/** Parses the text under the cards. */
import { ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { spokenPurposes } from './explanation-parser.ts';
import { ATTRIBUTE_OF_NOUN, type Context, oriented, VALUE } from './parsed-laptop.ts';
import { type Baseline, checkPhrases, only } from './phrase-parser.ts';
import { PAID, statesPrice } from './price-parser.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber, roundCents } from './spanish-figures.ts';

/** The laptops with the lower median of the known values. */
function typicalOf(qualifying: readonly Laptop[]): Baseline {
  return (attribute) => {
    const values = qualifying.flatMap((laptop) => VALUE[attribute](laptop) ?? []).toSorted((a, b) => a - b);
    const median = values[Math.ceil(values.length / 2) - 1];
    return qualifying.filter((laptop) => VALUE[attribute](laptop) === median);
  };
}

function problemsWithBest(sentence: string, context: Context): string[] {
  const { best, qualifying } = context;
  if (sentence === `${best.name} es el único que cumple lo que pides.`)
    return qualifying.length === 1 ? [] : [sentence];
  const rest = sentence.startsWith(best.name) ? sentence.slice(best.name.length) : '';
  const groups = new RegExp(
    `^ es el que mejor encaja de los (?<count>${NUMBER}) que cumplen lo que pides\\.(?: Frente a lo típico entre ellos, (?:ofrece (?<gains>.+?))?(?:(?:, y )?cuesta (?<price>${PAID}) en vez de (?<typical>${EUROS}))?\\.)?$`,
    'u',
  ).exec(rest)?.groups;
  if (!groups) return [`not understood: ${sentence}`];
  const { count = '', gains, price, typical } = groups;
  const problems = gains === undefined ? [] : checkPhrases(gains, best, typicalOf(qualifying), 'better');
  if (readNumber(count) !== qualifying.length) problems.push(`count: ${sentence}`);
  if (price === undefined || typical === undefined) return problems;
  const prices = qualifying.map(({ priceEur }) => priceEur).toSorted((a, b) => a - b);
  const median = prices[Math.ceil(prices.length / 2) - 1] ?? 0;
  if (!statesPrice(price, best) || readEuros(typical) !== median || median <= best.priceEur)
    problems.push(`price: ${sentence}`);
  return problems;
}

function problemsWithTrade(sentence: string, other: Laptop, best: Laptop): string[] {
  const rest = sentence.startsWith(other.name) ? sentence.slice(other.name.length) : '';
  const groups = new RegExp(
    `^, por (?:el mismo precio|(?<euros>${EUROS}) (?<word>más|menos)), (?:(?<same>ofrece casi lo mismo)|ofrece (?<gains>.+?)(?:; a cambio, tiene (?<losses>.+))?|tiene (?<worse>.+))\\.$`,
    'u',
  ).exec(rest)?.groups;
  if (!groups) return [`not understood: ${sentence}`];
  const { euros, word, gains, losses, worse } = groups;
  const extra = roundCents(other.priceEur - best.priceEur);
  const said = euros === undefined ? 0 : readEuros(euros) * (word === 'más' ? 1 : -1);
  return [
    ...(said === extra ? [] : [`price: ${sentence}`]),
    ...(gains === undefined ? [] : checkPhrases(gains, other, only(best), 'better')),
    ...(losses === undefined ? [] : checkPhrases(losses, other, only(best), 'worse')),
    ...(worse === undefined ? [] : checkPhrases(worse, other, only(best), 'worse')),
  ];
}

function problemsWithWeights(sentence: string, answers: Answers, needs: Needs): string[] {
  const lead = `Para ${spokenPurposes(answers)}${answers.priorities.length > 0 ? ', y con lo que priorizas,' : ''} cuentan sobre todo `;
  if (!sentence.startsWith(lead)) return [`not understood: ${sentence}`];
  const named = readList(sentence.slice(lead.length, -1)).map((noun) => ATTRIBUTE_OF_NOUN[noun]);
  const least = Math.min(...named.map((attribute) => (attribute ? needs.weights[attribute] : Number.NaN)));
  const others = ATTRIBUTES.filter((attribute) => !named.includes(attribute));
  return named.length === 3 && others.every((attribute) => needs.weights[attribute] <= least)
    ? []
    : [`weights: ${sentence}`];
}

function problemsWithFloors(sentence: string, best: Laptop, needs: Needs): string[] {
  const groups =
    /^De ninguno nos consta que alcance todos los mínimos que recomendamos para ese uso: (?:el primero se queda por debajo en (?<short>[^;]+?))?(?:(?:; )?del primero no consta (?<unknown>.+))?\.$/u.exec(
      sentence,
    )?.groups;
  if (!groups) return [`not understood: ${sentence}`];
  const short = groups.short === undefined ? [] : readList(groups.short);
  const unknown = groups.unknown === undefined ? [] : readList(groups.unknown);
  const shortHolds = short.every((noun) => {
    const attribute = ATTRIBUTE_OF_NOUN[noun];
    if (!attribute) return noun === 'el sistema operativo';
    const { floor } = needs.targets[attribute];
    const value = VALUE[attribute](best);
    return floor !== null && value !== null && value < oriented(attribute, floor.minimum);
  });
  const unknownHolds = unknown.every((noun) => {
    const attribute = ATTRIBUTE_OF_NOUN[noun];
    return attribute !== undefined && VALUE[attribute](best) === null;
  });
  return shortHolds && unknownHolds && short.length + unknown.length > 0 ? [] : [`floors: ${sentence}`];
}

export function problemsWithReason(reason: string, cards: readonly Laptop[], context: Context, needs: Needs): string[] {
  const [weights = '', best = '', ...rest] = reason.split('\n');
  const floors = rest.filter((line) => line.startsWith('De ninguno'));
  const trades = rest.filter((line) => !line.startsWith('De ninguno'));
  return [
    ...problemsWithWeights(weights, context.answers, needs),
    ...problemsWithBest(best, context),
    ...floors.flatMap((line) => problemsWithFloors(line, context.best, needs)),
    ...(trades.length === cards.length - 1 ? [] : ['a sentence for each other card']),
    ...trades.flatMap((line, index) => {
      const other = cards[index + 1];
      return other ? problemsWithTrade(line, other, context.best) : [];
    }),
  ];
}
