/** The text under the cards: what counts most, why the first card wins, what the others trade. One paragraph per line. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure, possibleValues } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { floorRisk } from '../score.ts';
import type { Shortlist } from '../shortlist.ts';
import { valueOf } from '../value.ts';
import { heaviestAttributes, MIN_COMPARED_WEIGHT, type Subject } from './assessments.ts';
import { leastBadSentence } from './caution.ts';
import { type Baseline, differences } from './differences.ts';
import { figureOf } from './figures.ts';
import { formatEuros, formatList } from './format.ts';
import { integratedSentence } from './graphics.ts';
import { bareNoun, nounOf } from './nouns.ts';
import { savedFrom } from './prices.ts';
import { tradeSentence } from './trades.ts';

const MAX_ADVANTAGES = 2;
/** Value below which a laptop is weak. */
const WEAK_BELOW = 0.35;
const MAX_WEAKNESSES = 2;
/** An attribute in which the laptop itself falls short is no advantage, however weak the others are. */
const typicalBaseline = (best: Laptop, { typical }: Population, { weights, targets }: Needs): Baseline => ({
  value(attribute) {
    const own = measure(best, attribute);
    if (own === null || weights[attribute] < MIN_COMPARED_WEIGHT) return null;
    if (valueOf(attribute, targets[attribute].triple, own) < WEAK_BELOW) return null;
    const laptop = typical(attribute);
    return laptop && measure(laptop, attribute);
  },
  figure(attribute) {
    const laptop = typical(attribute);
    return laptop ? figureOf(laptop, attribute) : '';
  },
});

/** For who lets nothing else count. */
const KIND_NOUNS = [
  ['system', 'el sistema'],
  ['size', 'el tamaño de pantalla'],
] as const;

/** «Cuentan sobre todo …», «Con tus pesos cuenta sobre todo la batería.» */
function weightsSentence(needs: Needs): string {
  const nouns = heaviestAttributes(needs).map((one) => nounOf(one, needs.asked));
  const counted =
    nouns.length > 0 ? nouns : KIND_NOUNS.filter(([kind]) => needs.weights[kind] > 0).map(([, noun]) => noun);
  const start = needs.hasOwnWeights ? 'Con tus pesos cuenta' : 'Cuenta';
  return `${start}${counted.length > 1 ? 'n' : ''} sobre todo ${formatList(counted)}.`;
}

/** What was given priority and the laptop is weak in, what counts most first: «, pero flojea en peso y silencio». */
function weakPriorities(best: Laptop, { targets, weights, asked }: Needs): string {
  const weak = ATTRIBUTES.filter((attribute) => {
    const own = measure(best, attribute);
    const { goodFor, triple } = targets[attribute];
    const isAsked = weights[attribute] >= MIN_COMPARED_WEIGHT && asked.priorities.some((one) => one === goodFor);
    return isAsked && own !== null && valueOf(attribute, triple, own) < WEAK_BELOW;
  }).toSorted((a, b) => weights[b] - weights[a]);
  const nouns = new Set(weak.map((attribute) => (isGraphics(attribute) ? 'gráfica' : bareNoun(attribute, asked))));
  return nouns.size === 0 ? '' : `, pero flojea en ${formatList([...nouns].slice(0, MAX_WEAKNESSES))}`;
}

/** «una gráfica mucho más rápida (RTX 5060)»: how many times faster than the typical one tells a buyer nothing. */
const farAhead = (best: Laptop, attribute: Attribute, text: string): string =>
  text.replace(/\d+ veces (más rápid.+)$/, (_, faster: string) => `mucho ${faster} (${figureOf(best, attribute)})`);

/** The verdict and the target have the figures. */
const withoutFigure = (text: string): string => text.replace(/ \([^)]*\)$/, '');

function bestSentence(best: Laptop, name: string, needs: Needs, population: Population): string {
  if (!population.isCapable) return leastBadSentence(name, population);
  if (population.size === 1) return `${name} es el único que lo cumple.`;
  const advantages = differences(best, typicalBaseline(best, population, needs), needs)
    .filter(({ gain }) => gain > 0)
    .slice(0, MAX_ADVANTAGES)
    .map(({ attribute, text }) => farAhead(best, attribute, withoutFigure(text)));
  const saved = savedFrom(population.typicalPrice, best);
  const typical = population.size === population.qualifying ? 'lo típico' : 'otros que sirven';
  const but = weakPriorities(best, needs);
  const claims = [
    ...(advantages.length === 0 ? [] : [`tiene ${formatList(advantages)}`]),
    ...(advantages.length < MAX_ADVANTAGES && saved > 0 ? [`cuesta ${formatEuros(saved)} menos`] : []),
  ];
  return claims.length === 0
    ? `${name} es el que mejor encaja en conjunto${but}.`
    : `${name} gana: frente a ${typical}, ${formatList(claims)}${but}.`;
}

const shortName = ({ name }: Laptop): string => name.replace(/ (\(.*|· .*)$/, '');

/** @returns short names, without the configuration, unless one of these laptops then had the same */
function namesAmong(laptops: readonly Laptop[]): (laptop: Laptop) => string {
  return (laptop) =>
    laptops.some((other) => other.id !== laptop.id && shortName(other) === shortName(laptop))
      ? laptop.name
      : shortName(laptop);
}

/** Whether graphics count most, and nothing was said of them yet. */
const asksForGraphics = (best: Laptop, needs: Needs): boolean =>
  heaviestAttributes(needs).some(
    (attribute) => isGraphics(attribute) && floorRisk(needs, attribute, possibleValues(best, attribute)) === 0,
  );

/** @param subjects those of the cards, the best first */
export function reasonFor(subjects: readonly Subject[], list: Shortlist, population: Population): string {
  const [best, ...others] = subjects.map(({ laptop }) => laptop);
  if (!best) return '';
  const { needs } = list;
  const nameOf = namesAmong([best, ...others]);
  return [
    weightsSentence(needs),
    bestSentence(best, nameOf(best), needs, population),
    ...(asksForGraphics(best, needs) ? integratedSentence(best, others, list, nameOf) : []),
    ...subjects.slice(1).flatMap((subject) => tradeSentence(subject, nameOf(subject.laptop)) ?? []),
  ].join('\n');
}
