/** The text under the cards: what counts most, why the first card wins, what the others trade. One paragraph per line. */
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure, possibleValues } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { floorRisk } from '../score.ts';
import type { Shortlist } from '../shortlist.ts';
import { heaviestAttributes, MIN_COMPARED_WEIGHT } from './assessments.ts';
import {
  type Baseline,
  baselineOf,
  differences,
  sizeDifference,
  systemDifference,
  unneededGains,
} from './differences.ts';
import { figureOf } from './figures.ts';
import { formatEuros, formatList, roundCents } from './format.ts';
import { hasIntegratedGraphics, integratedSentence } from './graphics.ts';
import { ATTRIBUTE_NOUNS } from './nouns.ts';
import { extraOver, priceOf } from './prices.ts';
import { FIELD_WORDS } from './requirement-words.ts';

const MAX_ADVANTAGES = 2;
const MAX_TRADES = 2;
/** Says at once why they fall short. */
const INTEGRATED_GRAPHICS = 'la gráfica integrada';

const typicalBaseline = ({ typical }: Population, { weights }: Needs): Baseline => ({
  value(attribute) {
    const laptop = weights[attribute] < MIN_COMPARED_WEIGHT ? null : typical(attribute);
    return laptop && measure(laptop, attribute);
  },
  figure(attribute) {
    const laptop = typical(attribute);
    return laptop ? figureOf(laptop, attribute) : '';
  },
});

const weightsSentence = (needs: Needs): string =>
  `En tu caso cuentan sobre todo ${formatList(heaviestAttributes(needs).map((attribute) => ATTRIBUTE_NOUNS[attribute]))}.`;

function bestSentence(best: Laptop, name: string, needs: Needs, population: Population): string {
  if (population.size === 1) return `${name} es el único que lo cumple.`;
  const advantages = differences(best, typicalBaseline(population, needs), needs)
    .filter(({ gain }) => gain > 0)
    .slice(0, MAX_ADVANTAGES)
    .map(({ text }) => text);
  const saved = roundCents(population.typicalPrice - priceOf(best));
  const claims = [
    ...(advantages.length === 0 ? [] : [`tiene ${formatList(advantages)}`]),
    ...(advantages.length < MAX_ADVANTAGES && saved > 0 ? [`cuesta ${formatEuros(saved)} menos`] : []),
  ];
  return claims.length === 0
    ? `${name} es el que mejor encaja en conjunto.`
    : `${name} gana: frente a lo típico, ${formatList(claims)}.`;
}

function priceLead(other: Laptop, best: Laptop): string {
  const extra = extraOver(other, best);
  if (extra === 0) return 'por el mismo precio';
  return `por ${formatEuros(Math.abs(extra))} ${extra > 0 ? 'más' : 'menos'}`;
}

/** A dearer laptop always says what its price buys, or that it buys nothing that we know of. */
function tradeSentence(other: Laptop, name: string, best: Laptop, needs: Needs): string {
  const all = differences(other, baselineOf(best), needs);
  const size = sizeDifference(other, best, needs);
  const system = systemDifference(other, best);
  const sized = (isGain: boolean) => (size?.isGain === isGain ? [size.text] : []);
  const gains = [...all.filter(({ gain }) => gain > 0).map(({ text }) => text), ...sized(true)].slice(0, MAX_TRADES);
  const losses = [...all.filter(({ gain }) => gain < 0).map(({ text }) => text), ...sized(false)].slice(0, MAX_TRADES);
  const lead = `${name}, ${priceLead(other, best)}${system === null ? '' : ` y ${system}`},`;
  const [gain] = gains;
  const but = losses[0] === undefined ? '' : `, pero ${losses[0]}`;
  if (gain !== undefined) return `${lead} tiene ${but === '' ? formatList(gains) : gain}${but}.`;
  if (extraOver(other, best) > 0) {
    const [unneeded] = unneededGains(other, baselineOf(best), needs);
    return unneeded
      ? `${lead} tiene ${unneeded.text}, que apenas notarás${but}.`
      : `${lead} no mejora en nada que comparemos${losses[0] === undefined ? '' : ` y tiene ${losses[0]}`}.`;
  }
  return losses.length === 0
    ? `${lead} ofrece casi lo mismo, que sepamos.`
    : `${lead} trae a cambio ${formatList(losses)}.`;
}

const shortName = ({ name }: Laptop): string => name.replace(/ (\(.*|· .*)$/, '');

/** @returns short names, without the configuration, unless one of these laptops then had the same */
function namesAmong(laptops: readonly Laptop[]): (laptop: Laptop) => string {
  return (laptop) =>
    laptops.some((other) => other.id !== laptop.id && shortName(other) === shortName(laptop))
      ? laptop.name
      : shortName(laptop);
}

/** Floors that the best laptop misses; all others then miss at least as many. */
function floorsSentence(best: Laptop, needs: Needs): string[] {
  const missed: Attribute[] = ATTRIBUTES.filter(
    (attribute) => floorRisk(needs, attribute, possibleValues(best, attribute)) > 0,
  );
  const isIntegrated = hasIntegratedGraphics(best);
  const nounsOf = (known: boolean) =>
    missed
      .filter((attribute) => (measure(best, attribute) !== null) === known)
      .map((attribute) => (isGraphics(attribute) && isIntegrated ? INTEGRATED_GRAPHICS : ATTRIBUTE_NOUNS[attribute]));
  const short = nounsOf(true);
  const unknown = nounsOf(false);
  if (needs.systemFit(systemOf(best)) === null) short.push(FIELD_WORDS.os);
  if (short.length === 0) return [];
  const parts = [
    `el primero se queda corto en ${formatList([...new Set(short)])}`,
    ...(unknown.length === 0 ? [] : [`del primero no sabemos ${formatList(unknown)}`]),
  ];
  return [`Que sepamos, ninguno llega a todos los mínimos: ${parts.join('; ')}.`];
}

/** Whether graphics count most, and nothing was said of them yet. */
const asksForGraphics = (best: Laptop, needs: Needs): boolean =>
  heaviestAttributes(needs).some(
    (attribute) => isGraphics(attribute) && floorRisk(needs, attribute, possibleValues(best, attribute)) === 0,
  );

/** @param laptops those of the cards, the best first */
export function reasonFor(laptops: readonly Laptop[], list: Shortlist, population: Population): string {
  const [best, ...others] = laptops;
  if (!best) return '';
  const { needs } = list;
  const nameOf = namesAmong(laptops);
  return [
    weightsSentence(needs),
    bestSentence(best, nameOf(best), needs, population),
    ...floorsSentence(best, needs),
    ...(asksForGraphics(best, needs) ? integratedSentence(best, others, list, nameOf) : []),
    ...others.map((other) => tradeSentence(other, nameOf(other), best, needs)),
  ].join('\n');
}
