/** What is said of laptops that are not capable of what they would be for. */
import {
  type Answers,
  BUDGET,
  type Priority,
  type Purpose,
  type RequirementField,
  type RequirementValue,
} from '../../contract/answers.ts';
import type { Caution } from '../../contract/recommendations.ts';
import { requiredBy } from '../../catalogue/derive/requirements.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { ATTRIBUTES, isGraphics, measure, possibleValues } from '../attributes.ts';
import type { NoneCapable } from '../caution.ts';
import type { Needs } from '../needs.ts';
import type { Population } from '../population.ts';
import { floorRisk } from '../score.ts';
import type { Subject } from './assessments.ts';
import { namesGraphicsFirst } from './differences.ts';
import { traitsOf } from './fit.ts';
import { capitalize, formatEuros, formatList } from './format.ts';
import { hasIntegratedGraphics } from './graphics.ts';
import { nounOf } from './nouns.ts';
import { optionWords } from './requirement-words.ts';

/** What a laptop can cope with: «pueden con juegos actuales». */
const DEMANDS: Readonly<Record<Purpose, string>> = {
  office: 'el trabajo o el estudio',
  editing: 'la edición de vídeo',
  design: 'el diseño',
  programming: 'la programación',
  casualgaming: 'juegos populares',
  gaming: 'juegos actuales',
};

/** Who designs and puts the graphics first works in 3D (`needs.ts`). */
export const demandOf = (purpose: Purpose, priorities: readonly Priority[]): string =>
  purpose === 'design' && priorities.includes('graphics') ? 'el diseño en 3D' : DEMANDS[purpose];

/** «con juegos actuales»; of several purposes, which stand before: «con todo eso» */
function demandWords({ purposes, priorities }: Pick<Answers, 'purposes' | 'priorities'>): string {
  const [purpose, ...others] = new Set(purposes);
  return purpose === undefined || others.length > 0 ? 'todo eso' : demandOf(purpose, priorities);
}

function obstacleWords(field: RequirementField, option: RequirementValue<RequirementField>): string {
  return option === 'none' ? 'sin sistema operativo' : `con ${optionWords(field, option)}`;
}

function placeWords({ budget, obstacles }: NoneCapable, answers: Answers): string {
  if (budget === null && obstacles.length > 0)
    return formatList(obstacles.map(({ field, option }) => obstacleWords(field, option)));
  const required = requiredBy(answers).length === 0 ? [] : ['lo que exiges'];
  return `con ${formatList([...(budget === null ? [] : [formatEuros(answers.budget)]), ...required])}`;
}

/** «juegos populares ni actuales» */
const BOTH_GAMES = /(juegos populares ni) juegos/;

/** «Con 400 € no hay portátil para juegos actuales. Desde 680 €, sí.», «… no conocemos …» where figures are missing */
export function cautionOf(none: NoneCapable, answers: Answers): Caution {
  const demands = none.purposes.map((purpose) => demandOf(purpose, answers.priorities));
  const isAll = none.purposes.length === new Set(answers.purposes).size;
  const what = none.together ? `${formatList(demands)} a la vez` : demands.join(' ni ').replace(BOTH_GAMES, '$1');
  const { budget } = none;
  const isThere = none.sure ? 'no hay' : 'no conocemos';
  if (budget === null) {
    const knowsNone = none.obstacles.length === 0 && requiredBy(answers).length === 0;
    const lead = knowsNone ? 'No conocemos portátil' : `${capitalize(placeWords(none, answers))} ${isThere} portátil`;
    return { text: `${lead} para ${what}, ni por ${formatEuros(BUDGET.max)}.`, raise: null };
  }
  const from = `Desde ${formatEuros(budget)}${isAll ? ', sí' : ' hay alguno para todo lo que has elegido'}.`;
  return {
    text: `${capitalize(placeWords(none, answers))} ${isThere} portátil para ${what}. ${from}`,
    raise: { text: `Subir a ${formatEuros(budget)}`, answers: { ...answers, budget } },
  };
}

/** Says at once why they fall short. */
const INTEGRATED_GRAPHICS = 'gráfica (es integrada)';

/** Floors that are named, those that count most. */
const MAX_NAMED = 3;

/** «le falta gráfica (es integrada) y memoria; no sabemos el refresco de la pantalla»: the floors that it may miss */
export function shortfall(laptop: Laptop, needs: Needs, most = MAX_NAMED): string {
  const wrongSystem = needs.systemFit(systemOf(laptop)) === null ? ['un sistema que sirva'] : [];
  const risky = ATTRIBUTES.filter((attribute) => floorRisk(needs, attribute, possibleValues(laptop, attribute)) > 0)
    .toSorted((a, b) => needs.weights[b] - needs.weights[a])
    .map((attribute) => ({ attribute }))
    .filter(namesGraphicsFirst)
    .slice(0, most - wrongSystem.length)
    .map(({ attribute }) => attribute);
  const nounsOf = (known: boolean) =>
    risky
      .filter((attribute) => (measure(laptop, attribute) !== null) === known)
      .map((attribute) =>
        isGraphics(attribute) && known && hasIntegratedGraphics(laptop)
          ? INTEGRATED_GRAPHICS
          : nounOf(attribute, needs.asked),
      );
  const short = [...nounsOf(true).map((noun) => noun.replace(/^(el|la) /, '')), ...wrongSystem];
  const unknown = nounsOf(false);
  return [
    ...(short.length === 0 ? [] : [`le falta ${formatList(short)}`]),
    ...(unknown.length === 0 ? [] : [`no sabemos ${formatList(unknown)}`]),
  ].join('; ');
}

/** Before what changes with a laptop that is not capable where the first is, and in place of what it gains. */
export const SHORT_VERDICT = 'No llega a los mínimos.';
export const SHORT_ADVANTAGE = 'Se queda corto';

/** The fit of a laptop that is not capable, in words that promise nothing. */
export function shortFit(subject: Subject): string {
  const { laptop, best, needs, population } = subject;
  const isFirst = laptop.id === best.id;
  const end = `: ${shortfall(laptop, needs)}.${traitsOf(subject)}`;
  if (!isFirst) return `${population.isCapable ? 'No' : 'Tampoco'} llega a los mínimos${end}`;
  return population.size === 1
    ? `El único que hay, y no llega a los mínimos${end}`
    : `El menos malo de los ${spanishNumber(population.size)}${end}`;
}

/** In place of why the first one wins. */
export const leastBadSentence = (name: string, { size }: Population): string =>
  size === 1
    ? `${name} es el único, y que sepamos no llega a los mínimos.`
    : `Que sepamos, ninguno de los ${spanishNumber(size)} llega a los mínimos: ${name} es el menos malo.`;

/** «De 179 por 900 € o menos, 53 pueden con juegos actuales.» */
export function capableSentence(answers: Answers, { qualifying, size, isCapable }: Population): string {
  const demand = demandWords(answers);
  const required = requiredBy(answers).length === 0 ? '' : ' con lo que exiges';
  const among = `${required} por ${formatEuros(answers.budget)} o menos`;
  if (qualifying === 1) return `Solo hay uno${among}, y no puede con ${demand}.`;
  const lead = `De ${spanishNumber(qualifying)}${among}`;
  if (!isCapable) return `${lead}, ninguno puede con ${demand}.`;
  return `${lead}, ${size === 1 ? 'solo uno puede' : `${spanishNumber(size)} pueden`} con ${demand}.`;
}

/** Why a laptop that is not capable was or was not shown; `rank` of all that qualify. */
export function shortVerdict(
  laptop: Laptop,
  isShown: boolean,
  rank: number,
  needs: Needs,
  population: Population,
): string {
  if (!population.isCapable) {
    const among = isShown ? ' está entre los menos malos:' : ' ocupa el';
    const of = population.size === 1 ? '' : ` de ${spanishNumber(population.size)}`;
    return `${laptop.name}${among} puesto ${spanishNumber(rank)}${of}, y ninguno llega a los mínimos de lo que pides.`;
  }
  return `${laptop.name} no llega a los mínimos de lo que pides: ${shortfall(laptop, needs)}.`;
}
