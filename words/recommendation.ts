/** Renders the answer to a questionnaire. */
import { NO_MORE_OPTIONS, type OfferedChanges, type Answers, BUDGET } from '../contract/answers.ts';
import type { MoreOptions, Recommendation } from '../contract/recommendations.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { clauseList, spanishList } from '../contract/spanish-text.ts';
import { systemOf, requiredBy } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Counts, More, Recommended } from '../advisor/answer.ts';
import type { Offered, OfferedChange, PriceCeiling } from '../advisor/choose/offered-changes.ts';
import { relaxed } from '../advisor/choose/relax.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { computerOf } from './card.ts';
import { abroadCaution, cautionOf } from './caution.ts';
import { changeText } from './changes.ts';
import { formatEuros } from './figures.ts';
import { purposeSentences } from './reasons.ts';
import { noResultsText, relaxationLine } from './relaxations.ts';
import { optionWords } from './requirement-words.ts';
import type { ShopSettings } from './sheet.ts';
import { type NameOf, shortNames } from './short-names.ts';
import { targetOf, unlikeFit } from './target.ts';
import { priorityList, purposeList, verbOf } from './use-words.ts';

/** «53 sirven», «ninguno sirve» */
const servesText = (capable: number): string =>
  capable === 0 ? 'ninguno sirve' : capable === 1 ? 'solo uno sirve' : `${spanishNumber(capable)} sirven`;

/** «179 portátiles de hasta 900 €» */
const candidatesText = (answers: Answers, qualifying: number): string =>
  `${spanishNumber(qualifying)} portátiles ${requiredBy(answers).length === 0 ? `de hasta ${formatEuros(answers.budget)}` : 'que cumplen lo que exiges'}`;

/** «De los 179 portátiles de hasta 900 €, 53 sirven para jugar a lo último.» */
export function capableSentence(answers: Answers, { qualifying, capable }: Pick<Counts, 'qualifying' | 'capable'>) {
  const [purpose, ...others] = new Set(answers.purposes);
  // Several uses come before it.
  const demand = purpose && others.length === 0 ? verbOf(purpose, answers.priorities) : 'todo eso';
  if (qualifying === 1)
    return `Solo conocemos un portátil así, y ${capable === 0 ? 'no sirve' : 'sirve'} para ${demand}.`;
  const all = candidatesText(answers, qualifying);
  if (capable === qualifying) return `Los ${all} sirven para ${demand}.`;
  return `De los ${all}, ${servesText(capable)} para ${demand}.`;
}

function foundSentence(answers: Answers, isAbroad: boolean, counts: Counts): string {
  const { considered, qualifying, capable, fitting } = counts;
  const known = `${spanishNumber(considered)} portátiles ${isAbroad ? 'que conocemos' : 'vistos en España'}`;
  if (qualifying === 0) return `Ninguno de los ${known} lo cumple todo.`;
  const method = 'No cuentan marcas ni comisiones.';
  if (capable < qualifying && qualifying > 1) {
    const one = capable === 1 ? ', y encaja bien' : ' y uno encaja bien';
    const fit = fitting === 1 ? one : ` y ${spanishNumber(fitting)} encajan bien`;
    return `De los ${candidatesText(answers, qualifying)}, ${servesText(capable)}${fitting === 0 ? '' : fit}. ${method}`;
  }
  if (capable < qualifying) return `${capableSentence(answers, counts)} ${method}`;
  if (qualifying === 1) return `Que sepamos, todo eso lo cumple uno de los ${known}. ${method}`;
  const found = qualifying === considered ? 'los' : `${spanishNumber(qualifying)} de los`;
  return `Todo eso lo cumplen ${found} ${known}. ${method}`;
}

/** One paragraph that restates the answers, so that the user can spot a misunderstanding. */
function explain({ answers, isAbroad, counts }: Recommended): string {
  const required = spanishList(requiredBy(answers).map(({ field, option }) => optionWords(field, option)));
  return [
    `Buscas un portátil de hasta ${formatEuros(answers.budget)} para ${purposeList(answers)}.`,
    ...(answers.priorities.length === 0 ? [] : [`Priorizas ${priorityList(answers)}.`]),
    ...(required === '' ? [] : [`Exiges ${required}.`]),
    ...(answers.ownsWindows ? ['No sumamos lo que cuesta Windows.'] : []),
    foundSentence(answers, isAbroad, counts),
  ].join(' ');
}

export function recommendationInWords(recommended: Recommended, shops: ShopSettings): Recommendation {
  const { answers, needs, catalogue, cards, caution, isAbroad, relaxations, enough } = recommended;
  const changes = changesInWords(recommended);
  const shown = cards.map(({ laptop }) => laptop);
  const nameOf = shortNames(shown);
  const computers = cards.map((card) => computerOf(card, needs, shops, nameOf));
  return {
    computers,
    target: targetOf(recommended.places, answers, needs),
    caution: caution && !isAbroad ? cautionOf(caution, answers) : null,
    ...(caution && isAbroad && { abroad: abroadCaution(caution, cards.length, answers, relaxations) }),
    nearTie: nearTieText(recommended.tiedWith, nameOf),
    // An offered change says the same of the next laptop, and what it gains.
    enough: enough && !changes.texts?.more ? enoughText(enough, namesBeside(shown)) : null,
    explanation: explain(recommended),
    comparisons: Object.fromEntries(computers.map(({ name, pros, cons }) => [name, { pros, cons }])),
    reason: cards.length === 0 ? noResultsText(answers, relaxations) : purposeSentences(recommended, nameOf).join('\n'),
    relaxations: (cards.length > 0 ? [] : relaxations).map((change) => ({
      text: relaxationLine(change, answers.budget),
      answers: relaxed(answers, change),
    })),
    changes,
    filteredLaptops: [...recommended.others],
    userInput: answers,
    catalogue,
  };
}

/** What costs this many times as much is another kind of machine, whose name would only surprise. */
const FAR = 1.5;

/** «No pagues más de 1050 €: lo siguiente que notarías cuesta 1480 € (MSI Stealth 16).» */
function enoughText({ upTo, next }: PriceCeiling, nameOf: NameOf): string {
  if (next === null || totalCost(next) > FAR * upTo) return `Pagar más de ${formatEuros(upTo)} no compensa.`;
  const price = formatEuros(Math.ceil(totalCost(next)));
  return `No pagues más de ${formatEuros(upTo)}: lo siguiente que notarías cuesta ${price} (${nameOf(next)}).`;
}

/** «Casi empatado con el HP Victus 15 y el Lenovo LOQ 15» */
const nearTieText = (tiedWith: readonly Laptop[], nameOf: NameOf): string | null =>
  tiedWith.length === 0 ? null : `Casi empatado con ${spanishList(tiedWith.map((one) => `el ${nameOf(one)}`))}`;

/** @returns short names of further laptops, distinct from those of the shown ones */
const namesBeside =
  (shown: readonly Laptop[]): NameOf =>
  (laptop) =>
    shortNames([...shown.filter(({ id }) => id !== laptop.id), laptop])(laptop);

/** «si exiges menos de 1,5 kg de peso» */
function demandText(name: 'weight' | 'battery', { changes: { weight, battery } }: Offered): string {
  const demand =
    name === 'weight' ? weight && optionWords('weight', weight) : battery && optionWords('battery', battery);
  return `Si exiges ${demand}`;
}

/**
 * «Con 46 € más, el HP Pavilion 14: aguanta 5 h más», «Con 50 € menos, el HP 15», «Si exiges menos de 1,5 kg de peso, el LG
 * gram 14: pesa 0,4 kg menos por 120 € más, pero aguanta 4 h menos»
 */
function offerText(
  { name, first, gain, also, losses, extra }: OfferedChange,
  { offered, needs, cards }: Pick<Recommended, 'offered' | 'needs' | 'cards'>,
  nameOf: NameOf,
): string {
  const price = `${formatEuros(Math.abs(extra))} ${extra > 0 ? 'más' : 'menos'}`;
  const lost = losses.length > 0 ? `, pero ${clauseList(losses.map(changeText))}` : '';
  const gains = [gain, ...(also ? [also] : [])].map(changeText);
  const gained = clauseList(extra < 0 && name !== 'less' ? [...gains, `cuesta ${price}`] : gains);
  const isForArm = systemOf(first) === 'windows-arm';
  const system = isForArm ? 'Windows para ARM' : first.os === 'macOS' ? 'un Mac' : 'Windows';
  const laptop = `, el ${nameOf(first)}${isForArm && name !== 'os' ? `, con ${system}` : ''}`;
  if (name === 'less') {
    const unlike = cards[0] ? unlikeFit(first, cards[0].laptop, needs) : '';
    return `Con ${price}${laptop}${lost || (unlike === '' ? ', casi igual en lo que pides' : `, pero ${unlike}`)}`;
  }
  if (name === 'more')
    return `${extra === 0 ? `Si subes el tope ${BUDGET.step} €` : `Con ${price}`}${laptop}: ${gained}${lost}`;
  const lead = name === 'os' ? `Si prefieres ${system}` : demandText(name, offered);
  return `${lead}${laptop}: ${gained}${extra > 0 ? ` por ${price}` : ''}${lost}`;
}

function changesInWords(recommended: Recommended): OfferedChanges {
  const { offered, cards } = recommended;
  const nameOf = namesBeside(cards.map(({ laptop }) => laptop));
  return {
    ...offered.changes,
    texts: Object.fromEntries(offered.offers.map((offer) => [offer.name, offerText(offer, recommended, nameOf)])),
  };
}

export function moreInWords({ cards, before, needs, catalogue }: More, shops: ShopSettings): MoreOptions {
  if (cards.length === 0) return { computers: [], message: NO_MORE_OPTIONS, catalogue };
  const nameOf = shortNames([...before, ...cards.map(({ laptop }) => laptop)]);
  return { computers: cards.map((card) => computerOf(card, needs, shops, nameOf)), catalogue };
}
