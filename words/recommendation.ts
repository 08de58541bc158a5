/** Renders the answer to a questionnaire. */
import { NO_MORE_OPTIONS, type OfferedChanges } from '../contract/answer-parts.ts';
import type { MoreOptions, Recommendation } from '../contract/recommendations.ts';
import type { More, Read, Recommended } from '../advisor/answer.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/rank/prices.ts';
import type { PriceCeiling } from '../advisor/choose/price-ceiling.ts';
import { relaxed } from '../advisor/choose/relax.ts';
import { computerOf } from './card.ts';
import { abroadCaution, capableSentence, cautionOf } from './caution.ts';
import { foldCards } from './fold.ts';
import { noResultsText, relaxationLine } from './relaxations.ts';
import { reasonSentences } from './reason.ts';
import type { ShopSettings } from './sheet.ts';
import { shortNames, type ShortNames } from './short-names.ts';
import { targetOf } from './target.ts';
import { formatEuros, formatList } from './format.ts';
import type { Answers } from '../contract/answers.ts';
import { requiredBy } from '../catalogue/derive/requirements.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { priorityList, purposeList } from './nouns.ts';
import { optionWords } from './requirement-words.ts';

const requirementList = (answers: Answers): string =>
  formatList(requiredBy(answers).map(({ field, option }) => optionWords(field, option)));

function foundSentence(answers: Answers, isAbroad: boolean, read: Read): string {
  const { asked, qualifying } = read;
  const known = `${spanishNumber(asked)} portátiles ${isAbroad ? 'que conocemos' : 'vistos en España'}`;
  if (qualifying === 0) return `Ninguno de los ${known} lo cumple.`;
  const method = 'No cuentan marcas ni comisiones.';
  if (!read.isCapable || read.size < qualifying) return `${capableSentence(answers, read)} ${method}`;
  if (qualifying === 1) return `Solo uno de los ${known} lo cumple. ${method}`;
  const found = qualifying === asked ? 'los' : `${spanishNumber(qualifying)} de los`;
  return `Lo cumplen ${found} ${known}. ${method}`;
}

/** One paragraph that restates the answers, so that the user can spot a misunderstanding. */
function explain({ answers, isAbroad, read }: Recommended): string {
  const required = requirementList(answers);
  return [
    `Buscas un portátil de hasta ${formatEuros(answers.budget)} para ${purposeList(answers)}.`,
    ...(answers.priorities.length === 0 ? [] : [`Priorizas ${priorityList(answers)}.`]),
    ...(required === '' ? [] : [`Exiges ${required}.`]),
    ...(answers.ownsWindows ? ['No sumamos Windows a ningún precio.'] : []),
    foundSentence(answers, isAbroad, read),
  ].join(' ');
}

function reasonText({ reason, answers, needs, relaxations }: Recommended): string {
  if (!reason) return noResultsText(answers, relaxations);
  return reasonSentences(reason, needs.asked).join('\n');
}

/** That nothing serves, or that nothing sold in Spain does. */
function cautionsOf({ caution, isAbroad, cards, answers }: Recommended): Pick<Recommendation, 'caution' | 'abroad'> {
  if (!caution) return { caution: null };
  return isAbroad
    ? { caution: null, abroad: abroadCaution(caution, cards.length, answers) }
    : { caution: cautionOf(caution, answers) };
}

export function recommendationInWords(recommended: Recommended, shops: ShopSettings): Recommendation {
  const { answers, needs, catalogue, cards, relaxations } = recommended;
  const shown = cards.map(({ laptop }) => laptop);
  const names = shortNames(shown);
  const [best] = cards;
  const computers = foldCards(cards).map((card) => computerOf(card, needs, shops, names));
  return {
    computers,
    target: targetOf(recommended.places, answers, needs),
    ...cautionsOf(recommended),
    nearTie: nearTieText(recommended.tiedWith, names),
    enough: recommended.enough && enoughText(recommended.enough, best ? totalCost(best.laptop) : 0, namesBeside(shown)),
    explanation: explain(recommended),
    comparisons: Object.fromEntries(computers.map(({ name, pros, cons }) => [name, { pros, cons }])),
    reason: reasonText(recommended),
    relaxations: relaxations.map((change) => ({
      text: relaxationLine(change, answers.budget),
      answers: relaxed(answers, change),
    })),
    changes: changesInWords(recommended),
    filteredLaptops: [...recommended.others],
    userInput: answers,
    catalogue,
  };
}

/** The limit reads as advice to pay it if the best laptop costs less than this share of it. */
const FAR_BELOW = 0.9;

/**
 * «No pagues más de 1050 €: lo siguiente que notarías cuesta 1480 € (MSI Stealth 16).»
 * @param bestEur what the first laptop costs
 */
function enoughText({ upTo, next }: PriceCeiling, bestEur: number, nameOf: (laptop: Laptop) => string): string {
  const limit = formatEuros(upTo);
  const beyond =
    next === null
      ? 'por encima no notarías mejora'
      : `lo siguiente que notarías cuesta ${formatEuros(Math.ceil(priceOf(next)))} (${nameOf(next)})`;
  return bestEur < FAR_BELOW * upTo
    ? `Pasar de ${limit} no compensa: ${beyond}.`
    : `No pagues más de ${limit}: ${beyond}.`;
}

/** «Casi empatado con el HP Victus 15 y el Lenovo LOQ 15» */
const nearTieText = (tiedWith: readonly Laptop[], names: ShortNames): string | null =>
  tiedWith.length === 0
    ? null
    : `Casi empatado con ${formatList(tiedWith.map(({ id, name }) => `el ${names.get(id) ?? name}`))}`;

/** @returns short names of further laptops, distinct from those of the shown ones */
const namesBeside =
  (shown: readonly Laptop[]) =>
  (laptop: Laptop): string =>
    shortNames([...shown.filter(({ id }) => id !== laptop.id), laptop]).get(laptop.id) ?? laptop.name;

function changesInWords({ changes, firsts, cards }: Recommended): OfferedChanges {
  const shown = cards.map(({ laptop }) => laptop);
  const nameOf = namesBeside(shown);
  /** Another budget says what its laptop costs, which may be far less. */
  const wordsOf = (change: string, first: Laptop) =>
    change === 'more' || change === 'less' ? `${nameOf(first)} (${formatEuros(totalCost(first))})` : nameOf(first);
  return {
    ...changes,
    firsts: Object.fromEntries(Object.entries(firsts).map(([change, first]) => [change, wordsOf(change, first)])),
  };
}

export function moreInWords({ cards, before, needs, catalogue }: More, shops: ShopSettings): MoreOptions {
  if (cards.length === 0) return { computers: [], message: NO_MORE_OPTIONS, catalogue };
  const names = shortNames([...before, ...cards.map(({ laptop }) => laptop)]);
  return { computers: cards.map((card) => computerOf(card, needs, shops, names)), catalogue };
}
