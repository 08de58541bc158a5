/** The text under the cards: what counts most, why the first card wins, what the others trade. One paragraph per line. */
import type { Answers } from '../../contract/answers.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { missesFloor } from '../score.ts';
import { MIN_COMPARED_WEIGHT } from './assessments.ts';
import { type Baseline, baselineOf, differences, kindDifferences } from './differences.ts';
import { figureOf } from './figures.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { formatEuros, formatList } from './format.ts';
import { ATTRIBUTE_NOUNS, purposeList } from './nouns.ts';
import { extraOver, formatPrice, priceOf } from './prices.ts';
import { FIELD_WORDS } from './requirement-words.ts';

const MAX_WEIGHTS = 3;
const MAX_ADVANTAGES = 3;
const MAX_TRADES = 2;

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

function weightsSentence(answers: Answers, { weights }: Needs): string {
  const heaviest = ATTRIBUTES.toSorted((a, b) => weights[b] - weights[a]).slice(0, MAX_WEIGHTS);
  const nouns = formatList(heaviest.map((attribute) => ATTRIBUTE_NOUNS[attribute]));
  const priorities = answers.priorities.length === 0 ? '' : ', y con lo que priorizas,';
  return `Para ${purposeList(answers)}${priorities} cuentan sobre todo ${nouns}.`;
}

function bestSentence(best: Laptop, needs: Needs, population: Population): string {
  if (population.size === 1) return `${best.name} es el único que cumple lo que pides.`;
  const lead = `${best.name} es el que mejor encaja de los ${spanishNumber(population.size)} que cumplen lo que pides`;
  const advantages = differences(best, typicalBaseline(population, needs), needs)
    .filter(({ gain }) => gain > 0)
    .slice(0, MAX_ADVANTAGES)
    .map(({ text }) => text);
  const claims = advantages.length === 0 ? [] : [`ofrece ${formatList(advantages)}`];
  if (population.typicalPrice > priceOf(best)) {
    claims.push(`cuesta ${formatPrice(best)} en vez de ${formatEuros(population.typicalPrice)}`);
  }
  return claims.length === 0 ? `${lead}.` : `${lead}. Frente a lo típico entre ellos, ${claims.join(', y ')}.`;
}

function priceLead(other: Laptop, best: Laptop): string {
  const extra = extraOver(other, best);
  if (extra === 0) return 'por el mismo precio';
  return `por ${formatEuros(Math.abs(extra))} ${extra > 0 ? 'más' : 'menos'}`;
}

function tradeSentence(other: Laptop, best: Laptop, needs: Needs): string {
  const all = differences(other, baselineOf(best), needs);
  const gains = all.filter(({ gain }) => gain > 0).slice(0, MAX_TRADES);
  const losses = all.filter(({ gain }) => gain < 0).slice(0, MAX_TRADES);
  const kind = kindDifferences(other, best);
  const given = formatList([...gains.map(({ text }) => text), ...kind.gains]);
  const taken = formatList([...losses.map(({ text }) => text), ...kind.losses]);
  const lead = `${other.name}, ${priceLead(other, best)},`;
  if (given === '') return taken === '' ? `${lead} ofrece casi lo mismo.` : `${lead} tiene ${taken}.`;
  return taken === '' ? `${lead} ofrece ${given}.` : `${lead} ofrece ${given}; a cambio, tiene ${taken}.`;
}

/** Floors that the best laptop misses; all others then miss at least as many. */
function floorsSentence(best: Laptop, needs: Needs): string[] {
  const missed: Attribute[] = ATTRIBUTES.filter((attribute) => missesFloor(needs, attribute, measure(best, attribute)));
  const nounsOf = (known: boolean) =>
    missed
      .filter((attribute) => (measure(best, attribute) !== null) === known)
      .map((attribute) => ATTRIBUTE_NOUNS[attribute]);
  const short = nounsOf(true);
  const unknown = nounsOf(false);
  if (needs.systemFit(systemOf(best)) === null) short.push(FIELD_WORDS.os);
  if (short.length + unknown.length === 0) return [];
  const parts = [
    ...(short.length === 0 ? [] : [`el primero se queda por debajo en ${formatList(short)}`]),
    ...(unknown.length === 0 ? [] : [`del primero no consta ${formatList(unknown)}`]),
  ];
  return [`De ninguno nos consta que alcance todos los mínimos que recomendamos para ese uso: ${parts.join('; ')}.`];
}

export function reasonFor(laptops: readonly Laptop[], answers: Answers, needs: Needs, population: Population): string {
  const [best, ...others] = laptops;
  if (!best) return '';
  return [
    weightsSentence(answers, needs),
    bestSentence(best, needs, population),
    ...floorsSentence(best, needs),
    ...others.map((other) => tradeSentence(other, best, needs)),
  ].join('\n');
}
