/** Sentences that were true but clumsy or misleading, each made impossible; and how long an answer may be. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import type { Fixture } from './fixture.ts';
import { isIntegrated } from './parsed-laptop.ts';
import { clearlyBetter } from './reason-parser.ts';

/** Of one answer: explanation, reason, and the fit, pros and cons of its cards. Specifications are data. */
export const MAX_WORDS = 350;
const MAX_DEMAND_PHRASES = 2;

const sentencesOf = ({ explanation, reason, computers }: Recommendation): string[] => [
  explanation,
  ...reason.split('\n'),
  ...computers.flatMap(({ fit, pros, cons }) => [fit, ...pros, ...cons]),
];

export const countWords = (answer: Recommendation): number =>
  sentencesOf(answer).reduce((sum, sentence) => sum + sentence.split(/\s+/).filter(Boolean).length, 0);

const CLUMSY: readonly RegExp[] = [
  /ningún sistema operativo/u,
  // A system is neither bought nor gained.
  /(?:ofrece|tiene|pero) (?:Windows|macOS|Linux|ChromeOS)|(?:Windows|macOS|Linux) en vez de/u,
  /sobran 1 €/u,
  /(?<!\d)0 (?:lo |que )?(?:cumple|portátiles)/u,
  /[1-9]\d\d+ % más/u,
  // What the dearer one is worse in is no answer to what its price buys.
  / € más(?: y [^,]+)?, tiene \d+,?\d* kg/u,
  /trabajar y estudiar| y [^,.]+ y para | y para [^,.]+ y /u,
  /lo que priorizas|para una buena pantalla|corto en la gráfica|mismo precio[^:]* a cambio/u,
  // False precision.
  /,\d+ € (?:más|menos)/u,
  /gana: [^.]*veces más/u,
  /Apple (?:M\d|A\d\d)[^.]*: mejor desde una /u,
  /biblioteca|videollamada[^.]*(?:ruido|oye|silencio)/u,
];

const SAYS_NOISE = /\bruido|\boye |silencio estimado/u;
const UNDER_LOAD = /carga|a fondo|exportar|filtros|compilar|juegas|renderizar/u;

export function clumsySentences(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => [
    ...(CLUMSY.some((pattern) => pattern.test(sentence)) ? [`clumsy: ${sentence}`] : []),
    ...(SAYS_NOISE.test(sentence) && !UNDER_LOAD.test(sentence) ? [`noise without load: ${sentence}`] : []),
  ]);
}

/** Gains follow «tiene» up to «pero», or stand in the fit. Only a dearer laptop's price has to be explained. */
function misleadingTrades({ reason, computers }: Recommendation, { priorities }: Answers): string[] {
  if (computers.length === 0) return [];
  const trades = reason.split('\n').filter((line) => /, por (?:\d|el mismo)/u.test(line));
  const gains = [
    ...trades.map((line) => /, tiene (.+)/u.exec(line.split(', pero ')[0] ?? '')?.[1] ?? ''),
    ...computers.map(({ fit }) => fit),
  ];
  const larger = gains.filter((text) => text.includes('pantalla más grande'));
  const unexplained = trades.filter(
    (line) => / € más/u.test(line) && !/ tiene | no mejora en nada | sale peor/u.test(line),
  );
  return [
    ...(priorities.includes('weight') ? larger.map((text) => `larger as a gain: ${text}`) : []),
    ...unexplained.map((line) => `dearer for nothing: ${line}`),
  ];
}

/** Where graphics count most, each card with integrated ones says so, or the reason does for the first and its like. */
function silentGraphics({ reason, computers }: Recommendation, cards: readonly Laptop[]): string[] {
  const [weights = '', ...others] = reason.split('\n');
  if (!weights.includes('la gráfica')) return [];
  const isExplained = others.some((line) => /integrada/u.test(line));
  return cards.flatMap((laptop, index) => {
    if (!isIntegrated(laptop)) return [];
    const { pros = [], cons = [], fit = '' } = computers[index] ?? {};
    const isMissed = fit.includes('gráfica (es integrada)');
    const isSaid = isMissed || [...pros, ...cons].some((sentence) => sentence.includes('gráfica integrada'));
    if (index === 0) return isExplained || isMissed ? [] : [`no word on integrated graphics: ${laptop.id}`];
    return isSaid || (isExplained && cards[0] && isIntegrated(cards[0]))
      ? []
      : [`integrated without a word: ${laptop.id}`];
  });
}

/** What a card praises, and how a comparison names it. */
const PRAISED: readonly { attributes: readonly Attribute[]; pro: RegExp; phrase: RegExp }[] = [
  { attributes: ['cpu'], pro: /^El procesador/u, phrase: /procesador/u },
  { attributes: ['gpu'], pro: /^La gráfica .+ va /u, phrase: /gráfica/u },
  { attributes: ['creation'], pro: /^La gráfica .+ da |^Al editar/u, phrase: /gráfica/u },
  { attributes: ['ram'], pro: /memoria/u, phrase: /memoria/u },
  { attributes: ['storage'], pro: /almacenamiento/u, phrase: /almacenamiento/u },
  { attributes: ['pixels'], pro: /^La resolución/u, phrase: /resolución/u },
  { attributes: ['refresh'], pro: /^La pantalla, a/u, phrase: /fluida/u },
  { attributes: ['panel'], pro: /^El panel/u, phrase: /panel/u },
  { attributes: ['weight'], pro: /^Pesa|^Con .+ kg/u, phrase: /peso/u },
  { attributes: ['battery'], pro: /autonomía/u, phrase: /autonomía/u },
  { attributes: ['silence'], pro: /silencio/u, phrase: /ruido/u },
  { attributes: ['build'], pro: /onstrucción|construido/u, phrase: /construcción/u },
];

/** What a card praises and has more of than the first must stand in their comparison. */
function unnamedPraise({ reason, computers }: Recommendation, [best, ...others]: readonly Laptop[]): string[] {
  if (!best) return [];
  const trades = reason
    .split('\n')
    .filter((line) => / por (?:\d|el mismo|casi)/u.test(line))
    .slice(-others.length);
  return others.flatMap((laptop, index) => {
    const trade = trades[index] ?? '';
    const better = clearlyBetter(laptop, best);
    const named = PRAISED.filter(({ attributes }) => attributes.some((attribute) => better.includes(attribute)));
    const { pros = [] } = computers[index + 1] ?? {};
    return pros
      .filter((pro) => named.some((form) => form.pro.test(pro) && !form.phrase.test(trade)))
      .map((pro) => `praised but not compared: ${pro} | ${trade}`);
  });
}

/** Games, editing and designing are spoken of to who chose them. */
function unasked(sentences: readonly string[], { purposes, priorities }: Answers): string[] {
  const plays = purposes.some((purpose) => purpose.endsWith('gaming'));
  const isDrawn = purposes.includes('design') && priorities.includes('graphics');
  const strangers: readonly (readonly [boolean, RegExp])[] = [
    [plays, /jueg|jugar/u],
    [purposes.includes('editing'), /(?:al|para) editar/u],
    [purposes.includes('design') && !purposes.includes('editing'), /(?:al|para) diseñar,|gráfica para diseñar/u],
    [!plays, /cálculo y 3D/u],
    [!isDrawn, /muchas capas|filtros/u],
  ];
  return sentences.flatMap((sentence) =>
    strangers.some(([asked, pattern]) => !asked && pattern.test(sentence)) ? [`not asked for: ${sentence}`] : [],
  );
}

/** A keyboard without Ñ stands among the cons of every card that has one. */
const untoldKeyboards = ({ computers }: Recommendation, cards: readonly Laptop[]): string[] =>
  cards.flatMap(({ id, keyboard }, index) =>
    keyboard === 'other' && !computers[index]?.cons.some((con) => con.includes('sin eñe')) ? [`keyboard: ${id}`] : [],
  );

const unnamedPanels = ({ computers }: Recommendation, cards: readonly Laptop[]): string[] =>
  cards.flatMap(({ id, panel }, index) => {
    const { fit = '', pros = [], cons = [] } = computers[index] ?? {};
    return panel !== 'oled' || [fit, ...pros, ...cons].join(' ').includes('OLED') ? [] : [`OLED unmentioned: ${id}`];
  });

export function plainWordsProblems({ advisor, byId }: Fixture, answers: Answers): string[] {
  const answer = advisor.recommend(answers);
  const sentences = sentencesOf(answer);
  const cards = answer.computers.flatMap(({ id }) => byId.get(id) ?? []);
  const demands = sentences.join(' ').split('lo que pides').length - 1;
  const words = countWords(answer);
  return [
    ...clumsySentences(sentences),
    ...unasked(sentences.slice(1), answers),
    ...misleadingTrades(answer, answers),
    ...silentGraphics(answer, cards),
    ...unnamedPanels(answer, cards),
    ...unnamedPraise(answer, cards),
    ...untoldKeyboards(answer, cards),
    ...(demands > MAX_DEMAND_PHRASES ? [`«lo que pides» ${demands} times`] : []),
    ...(words > MAX_WORDS ? [`${words} words`] : []),
  ];
}
