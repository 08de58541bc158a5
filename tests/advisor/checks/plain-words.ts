/** Rules against sentences that were true but clumsy or misleading, and limits for the length of an answer. */
import type { Answers } from '#contract/answers.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import type { Fixture } from './fixture.ts';

/** Limit for what an answer says without opening anything, beside prices and target. */
const MAX_WORDS = 280;

/** Limits for single sentences: a card's first line, those about money, and those about what the answer depends on. */
const MAX_SENTENCE = { reason: 15, money: 20 } as const;

/** How often an answer may contain «lo que pides». */
const MAX_DEMAND_PHRASES = 2;

const sentencesOf = ({ explanation, reason, computers }: Recommendation): string[] => [
  explanation,
  ...reason.split('\n'),
  ...computers.flatMap((card) => [textAt(card, 'reason'), ...card.pros, ...card.cons]),
];

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Of an answer, without what is folded (pros, cons and specifications), nor gains that the reason names already. */
export const countWords = ({ explanation, reason, computers }: Recommendation): number =>
  [
    explanation,
    reason,
    ...computers.flatMap((card) => [
      textAt(card, 'reason'),
      textAt(card, 'but'),
      ...textsAt(card, 'gain').filter((gain) => !textAt(card, 'reason').toLowerCase().includes(gain.toLowerCase())),
      ...textsAt(card, 'loss'),
    ]),
  ].reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);

const CLUMSY: readonly RegExp[] = [
  /undefined|NaN|\{\w*\}| {2}|\(\)|\bde el\b|\ba el\b/u,
  /ningún sistema operativo/u,
  // A system is neither bought nor gained.
  /(?:ofrece|tiene|pero) (?:Windows|macOS|Linux|ChromeOS)|(?:Windows|macOS|Linux) en vez de/u,
  /sobran 1 €/u,
  /(?<!\d)0 (?:lo |que )?(?:cumple|portátiles)/u,
  /[1-9]\d\d+ % más/u,
  // A list of what the higher price buys contains no loss.
  / € más(?: y [^,]+)?, tiene \d+,?\d* kg/u,
  /trabajar y estudiar| y [^,.]+ y para | y para [^,.]+ y /u,
  /lo que priorizas|para una buena pantalla|corto en la gráfica|mismo precio[^:]* a cambio/u,
  // False precision.
  /,\d+ € (?:más|menos)/u,
  /va primero: [^.]*veces más/u,
  /Apple (?:M\d|A\d\d)[^.]*: mejor desde una /u,
  /pantalla[^.:]* por la pantalla|ligereza|Hz de fluidez|[Pp]ierdes pantalla|[Gg]anas (?:más d)?el doble/u,
  // Points of our estimates mean nothing to a visitor; «el de 100 de los otros 142» counts laptops.
  /\bde 100\b(?! de los otros)|\/100\b/u,
  /lo típico|otros que sirven|tiene a cambio|sin dato\. Compr/u,
  // Players read it as frames per second.
  /% de velocidad(?! de procesador)/u,
  /Arc 1[34]0[TV][^.]*: mejor desde una (?:Intel )?Arc/u,
  // More unknown figures than anybody remembers.
  /No sabemos [^.:]* ni [^.:]* ni |ni otras cosas/u,
  // Whether a weight is low depends on the use.
  /pesado\b|muy ligero|cómodo (?:de llevar|para)/u,
  // Nobody asks these of a laptop, or they are advice against themselves.
  /menos mal[oa]|para que dure|al pasar páginas|flojea|elígelo|Pasar de |ningún precio/u,
  // A price is not one of the screen or the chip before it.
  /su (?:pantalla|procesador|gráfica) [^,:;]* y cuesta/u,
  // The processor serves a use, and so does the laptop.
  /va (?:bien|sobrado) de procesador y va/u,
  /biblioteca|videollamada[^.]*(?:ruido|oye|silencio)/u,
];

const SAYS_NOISE = /\bruido|\boye /u;
const UNDER_LOAD = /a tope|a fondo|exprimes|exportar|filtros|compilar|juegas|renderizar/u;

export function clumsySentences(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => [
    ...(CLUMSY.some((pattern) => pattern.test(sentence)) ? [`clumsy: ${sentence}`] : []),
    ...(SAYS_NOISE.test(sentence) && !UNDER_LOAD.test(sentence) ? [`noise without load: ${sentence}`] : []),
  ]);
}

/** Games, editing and design are mentioned only to visitors who chose them. */
function unasked(sentences: readonly string[], { purposes, priorities }: Answers): string[] {
  const plays = purposes.some((purpose) => purpose.endsWith('gaming'));
  const isDrawn = purposes.includes('design') && priorities.includes('graphics');
  const termsPerUse: readonly (readonly [boolean, RegExp])[] = [
    [plays, /jueg|jugar/u],
    [purposes.includes('editing'), /(?:al|para) editar/u],
    [purposes.includes('design') && !purposes.includes('editing'), /(?:al|para) diseñar,|gráfica para diseñar/u],
    [!plays, /cálculo y 3D/u],
    [!isDrawn, /muchas capas|filtros/u],
  ];
  return sentences.flatMap((sentence) =>
    termsPerUse.some(([asked, pattern]) => !asked && pattern.test(sentence)) ? [`not asked for: ${sentence}`] : [],
  );
}

/** If no laptop is capable, none is praised as a whole. */
const SUPERLATIVES = /mejor encaja|\bgana\b|va bien|acertar|mejor para ti|mejor opción/iu;

/** A first line praises: it mentions nothing unknown and nothing that is missing. */
const NO_PRAISE = /sin dato|no sabemos|\balgo\b|just[oa]\b|cort[oa]\b|sencill|floj|pierdes|casi igual|equilibrado/iu;

function reasonProblems({ computers }: Recommendation): string[] {
  const reasons = computers.map((card) => textAt(card, 'reason'));
  const long = reasons.filter((reason) => wordsIn(reason) > MAX_SENTENCE.reason);
  const unpraised = reasons.filter((reason) => NO_PRAISE.test(reason));
  return [...long.map((reason) => `long: ${reason}`), ...unpraised.map((reason) => `no praise: ${reason}`)];
}

/** The cards of an answer have different labels. */
const repeatedNames = ({ computers }: Recommendation): string[] =>
  [computers.map((card) => textAt(card, 'label')), computers.map(({ shortName }) => shortName)].flatMap((names) =>
    new Set(names).size === names.length && !names.includes('') ? [] : [`repeated: ${names.join(', ')}`],
  );

export function plainWordsProblems({ advisor }: Pick<Fixture, 'advisor'>, answers: Answers): string[] {
  const answer = advisor.recommend(answers);
  const sentences = sentencesOf(answer);
  const ofMoney = answer.enough === null ? [] : [answer.enough];
  const reasons = answer.computers.slice(0, 1).map((card) => textAt(card, 'reason'));
  const crowning = answer.caution ? [...reasons, answer.reason] : [];
  const demands = sentences.join(' ').split('lo que pides').length - 1;
  const words = countWords(answer);
  return [
    ...clumsySentences([...sentences, ...ofMoney]),
    ...ofMoney
      .flatMap((text) => text.split(/(?<=\.) /u))
      .filter((sentence) => wordsIn(sentence) > MAX_SENTENCE.money)
      .map((sentence) => `long: ${sentence}`),
    ...reasonProblems(answer),
    ...repeatedNames(answer),
    ...unasked(sentences.slice(1), answers),
    ...crowning.filter((sentence) => SUPERLATIVES.test(sentence)).map((sentence) => `crowns: ${sentence}`),
    ...(demands > MAX_DEMAND_PHRASES ? [`«lo que pides» ${demands} times`] : []),
    ...(words > MAX_WORDS ? [`${words} words`] : []),
  ];
}
