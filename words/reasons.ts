/** Why one would take a laptop: the one reason on its card, and the sentence that says what each card is for. */
import { isFanless } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer, Recommended } from '../advisor/answer.ts';
import { isGain, isLoss, isPrice, mentionedChanges } from '../advisor/explain/changes.ts';
import type { Change, Praise, Reason, Serving, Shortfall } from '../advisor/explain/statements.ts';
import { type Attribute, measure } from '../advisor/needs/attributes.ts';
import { asksFor, type Needs } from '../advisor/needs/needs.ts';
import type { Priority } from '../contract/answers.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { capitalize, clauseList, spanishList } from '../contract/spanish-text.ts';
import { ATTRIBUTE_WORDS, unknownNounOf } from './attribute-words.ts';
import { changeClause, changeText, tradeText } from './changes.ts';
import { fill, formatInches, likelyFigure, premiumPanel } from './figures.ts';
import { unlikeFit } from './target.ts';
import { reachText, shortfallText } from './shortfall.ts';
import type { NameOf } from './short-names.ts';
import { type Asked, playsGames, priorityList, shortPurposes, stepOf } from './use-words.ts';

const SERVES: Readonly<Record<Serving, string>> = { plenty: 'va sobrado', good: 'va bien', enough: 'da' };

/** «una amplia pantalla OLED de 16″» */
function sizePraise(laptop: Laptop): string {
  const size = formatInches(laptop.screenInches ?? 0);
  const panel = premiumPanel(laptop);
  return panel === '' ? `tiene una pantalla amplia (${size})` : `tiene una amplia pantalla ${panel} de ${size}`;
}

/** «aguanta unas 10 h», «tiene buena gráfica» */
function praiseClause({ criterion, level }: Praise, laptop: Laptop): string {
  if (criterion === 'size') return sizePraise(laptop);
  if (criterion === 'silence' && isFanless(laptop)) return 'no se oye ni a tope';
  return fill(ATTRIBUTE_WORDS[criterion].praise[level === 'plenty' ? 0 : 1], {
    f: likelyFigure(laptop, criterion),
  });
}

/** What is praised for the purposes themselves: «Tiene memoria de sobra (16 GB) para programar». */
const FOR_PURPOSES: ReadonlySet<string> = new Set(['cpu', 'gpu', 'creation', 'ram', 'storage']);

/** «para juegos actuales en calidad alta y Full HD», «para todos tus usos» */
function purposesEnd({ criterion, level }: Praise, asked: Asked): string {
  const [only, ...others] = asked.purposes;
  const isTold = only !== undefined && others.length === 0 && criterion !== 'size' && level === 'good';
  return (isTold ? stepOf(criterion, only, asked)?.good : undefined) ?? `para ${shortPurposes(asked)}`;
}

/** A reason in at most fifteen words. */
function reasonClause(reason: Reason, laptop: Laptop, asked: Asked): string {
  if (reason.form === 'serves') {
    const { praise, serving } = reason;
    if (praise === null) return `${SERVES[serving]} para ${shortPurposes(asked)}`;
    const clause = praiseClause(praise, laptop);
    if (FOR_PURPOSES.has(praise.criterion)) return `${clause} ${purposesEnd(praise, asked)}`;
    // Names of games are long: behind another clause two uses would make the line too long.
    const isTooLong = asked.purposes.length === 2 && playsGames(asked);
    return `${clause} y ${SERVES[serving]} para ${isTooLong ? 'lo que pides' : shortPurposes(asked)}`;
  }
  if (reason.form === 'gains') {
    const { gain, price } = reason;
    if (gain === null) return price ? changeClause(price) : '';
    // A card shows how much more it costs.
    if (price === null) return `${changeClause(gain)} a precio similar`;
    return isGain(price) ? `cuesta menos y ${changeClause(gain)}` : changeClause(gain);
  }
  return reason.of === 1
    ? 'que sepamos, es el único que cumple lo que exiges'
    : `de los ${spanishNumber(reason.of)}, es el que más se acerca a lo que pides`;
}

export const reasonText = (reason: Reason, laptop: Laptop, asked: Asked): string =>
  `${capitalize(reasonClause(reason, laptop, asked))}.`;

const shortfallOf = ({ statements }: CardAnswer): Shortfall | undefined =>
  statements.flatMap(({ statement }) => (statement.kind === 'shortfall' ? statement.shortfall : []))[0];

/**
 * «; no sabemos la autonomía ni el peso, y trae teclado sin eñe»: of what a priority asks for; of a card that seems to lose
 * nothing also of what is known of the first one
 */
function doubtOf({ statements, changes, laptop }: CardAnswer, first: Laptop, needs: Needs): string {
  const asked = needs.askedAttributes;
  const compared = needs.comparedCriteria;
  const losesNothing = laptop !== first && !changes.some(isLoss);
  const isKnownOfFirst = (attribute: Attribute): boolean =>
    losesNothing && compared.includes(attribute) && measure(first, attribute) !== null;
  const unknown = statements
    .flatMap(({ place, statement }) => (place === 'con' && statement.kind === 'unknown' ? statement.attributes : []))
    .filter((attribute) => asked.includes(attribute) || isKnownOfFirst(attribute));
  const nouns = unknown.map((attribute) => unknownNounOf(attribute, laptop, needs.asked));
  const isForeign = statements.some(
    ({ place, statement }) => place === 'con' && statement.kind === 'fact' && statement.fact === 'foreign-keyboard',
  );
  const doubts = [
    ...(nouns.length === 0 ? [] : [`no sabemos ${spanishList(nouns, 'ni')}`]),
    ...(isForeign ? ['trae teclado sin eñe'] : []),
  ];
  return doubts.length === 0 ? '' : `; ${doubts.join(', y ')}`;
}

/** «El ASUS Vivobook 14 es el que mejor encaja: va bien para programar, aguanta unas 10 h y pesa 1,4 kg.» */
function firstSentence(
  card: CardAnswer,
  name: string,
  { praises, needs, isAbroad }: Pick<Recommended, 'praises' | 'needs' | 'isAbroad'>,
): string {
  const { laptop, statements } = card;
  const [reason] = statements.flatMap(({ statement }) => (statement.kind === 'reason' ? statement.reason : []));
  const shortfall = shortfallOf(card);
  if (shortfall)
    return `El ${name} es el que más se acerca, pero ${reachText(shortfall).toLowerCase()}: ${shortfallText(shortfall, needs.asked)}.`;
  const serving = reason?.form === 'serves' ? reason.serving : 'enough';
  // What a con blames is no praise.
  const isScant = ({ criterion }: Praise): boolean =>
    statements.some(
      ({ place, statement }) => place === 'con' && statement.kind === 'level' && statement.attribute === criterion,
    );
  const told = praises.filter((praise) => !isScant(praise)).map((praise) => praiseClause(praise, laptop));
  const scant = praises.filter(isScant).map((praise) => praiseClause(praise, laptop));
  const serves = `${SERVES[serving]} para ${shortPurposes(needs.asked)}`;
  const lead = isAbroad ? `Fuera de España, el que mejor encaja es el ${name}` : `El ${name} es el que mejor encaja`;
  const but = scant.length === 0 ? '' : `, aunque ${clauseList(scant)}`;
  return `${lead}: ${clauseList([serves, ...told])}${but}${doubtOf(card, laptop, needs)}.`;
}

/** The change of the price, for a card that is there for its price: it stands in the lead. */
const leadingPrice = ({ role, changes }: CardAnswer): Change | undefined =>
  role === 'saver' || role === 'better' ? changes.find(isPrice) : undefined;

/** «la pantalla y la autonomía»; of a screen that is only smaller its size */
function concession(lost: Priority[], changes: readonly Change[]): string {
  const losses = changes.filter((change) => isLoss(change) && asksFor('screen', change.criterion));
  const isOnlySmaller =
    lost.length === 1 && lost[0] === 'screen' && losses.every(({ criterion }) => criterion === 'size');
  return isOnlySmaller ? 'el tamaño de la pantalla' : priorityList({ priorities: lost });
}

/** «aguanta unas 9 h y pesa 1,4 kg»: what a priority asks for, and nobody knows of the first card */
const knownBeside = ({ laptop }: CardAnswer, first: Laptop, { askedAttributes }: Needs): string =>
  clauseList(
    askedAttributes
      .filter((attribute) => measure(laptop, attribute) !== null && measure(first, attribute) === null)
      .map((criterion) => praiseClause({ criterion, level: 'good' }, laptop)),
  );

/** The role says for whom another card is. */
function leadOf(card: CardAnswer, name: string, known: string, isSecond: boolean, asked: Asked): string {
  const { role, changes } = card;
  const price = leadingPrice(card);
  if (price) return `Si quieres gastar ${changeText(price)}, el ${name}`;
  if (known !== '') return `Del ${name} se sabe que ${known}`;
  if (role === 'usual-windows') return `Si prefieres un Windows normal, el ${name}`;
  const lost = asked.priorities.filter((priority) => {
    const ofPriority = changes.filter(({ criterion }) => asksFor(priority, criterion));
    return ofPriority.length > 0 && ofPriority.every(isLoss);
  });
  if (role === 'balanced' && lost.length > 0) return `Si cedes en ${concession(lost, changes)}, el ${name}`;
  return isSecond ? `Otra opción es el ${name}` : `También vale el ${name}`;
}

/** What is missing is said first of a laptop that is not capable, as the first one is not. */
function shortSentence({ changes }: CardAnswer, name: string, lack: string): string {
  const saving = changes.find((change) => isPrice(change) && isGain(change));
  return `El ${name} tampoco llega: ${lack}${saving ? `, aunque ${changeClause(saving)}` : ''}.`;
}

/** @returns for each card one sentence that says what it is for */
export function purposeSentences(
  recommended: Pick<Recommended, 'cards' | 'praises' | 'needs' | 'isAbroad'>,
  nameOf: NameOf,
): string[] {
  const { cards, needs } = recommended;
  const { asked } = needs;
  const [first, ...others] = cards;
  if (!first) return [];
  const another = others.find(({ role }) => role !== 'saver' && role !== 'better');
  return cards.map((card) => {
    const name = nameOf(card.laptop);
    if (card === first) return firstSentence(card, name, recommended);
    const shortfall = shortfallOf(card);
    if (shortfall) return shortSentence(card, name, shortfallText(shortfall, asked));
    const named = leadingPrice(card);
    const mentioned = mentionedChanges(card.changes.filter((change) => change !== named));
    const unlike = unlikeFit(card.laptop, first.laptop, needs);
    const trade = tradeText(mentioned) || unlike || 'en lo que has pedido es casi igual';
    const { won, lost, price } = mentioned;
    const known = knownBeside(card, first.laptop, needs);
    const isGainNamed = named !== undefined || known !== '' || card.role === 'usual-windows';
    const losesOnly =
      won.length === 0 && !(price && isGain(price)) && (lost.length > 0 || price !== undefined || trade === unlike);
    const joint = isGainNamed && losesOnly ? ', pero' : known === '' || named ? ':' : ';';
    return `${leadOf(card, name, known, card === another, asked)}${joint} ${trade}${doubtOf(card, first.laptop, needs)}.`;
  });
}
