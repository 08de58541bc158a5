/** Sentences that were true but clumsy or misleading, each made impossible; and how long an answer may be. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import type { Fixture } from './fixture.ts';
import { isIntegrated } from './parsed-laptop.ts';
import { untoldShortness, untoldSystems } from './untold.ts';

/** Of one answer: explanation, reason, and the verdict, fit, pros and cons of its cards; specifications and the target are data. */
export const MAX_WORDS = 340;
const MAX_DEMAND_PHRASES = 2;

const sentencesOf = ({ explanation, reason, computers }: Recommendation): string[] => [
  explanation,
  ...reason.split('\n'),
  ...computers.flatMap(({ verdict, fit, pros, cons }) => [verdict, fit, ...pros, ...cons]),
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

/** What a visitor who wants little weight gains is no larger screen. */
function misleadingGains({ reason, computers }: Recommendation, { priorities }: Answers): string[] {
  const gains = [
    ...reason.split('\n').map((line) => / tiene además (.+)/u.exec(line.split(', pero ')[0] ?? '')?.[1] ?? ''),
    ...computers.slice(1).map(({ fit }) => fit),
  ];
  const larger = gains.filter((text) => text.includes('pantalla más grande'));
  return priorities.includes('weight') ? larger.map((text) => `larger as a gain: ${text}`) : [];
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

/** How the reason names what the verdict of another card says already. */
const NAMED: Readonly<Record<string, RegExp>> = {
  velocidad: /procesador/u,
  'potencia gráfica': /gráfica/u,
  memoria: /memoria/u,
  disco: /almacenamiento/u,
  nitidez: /resolución/u,
  fluidez: /fluida/u,
  ligereza: /peso/u,
  autonomía: /autonomía/u,
  silencio: /ruido/u,
  construcción: /construcción/u,
};

/** The reason says nothing of another card that its verdict says. */
const saidTwice = ({ reason, computers }: Recommendation): string[] =>
  computers.slice(1).flatMap(({ name, verdict }) => {
    const short = name.replace(/ (\(.*|· .*)$/, '');
    const line =
      reason.split('\n').find((one) => / tiene (?:además|a cambio) /u.test(one) && one.startsWith(short)) ?? '';
    const twice = Object.entries(NAMED).filter(([word, pattern]) => verdict.includes(word) && pattern.test(line));
    const isOneOfTwo = computers.filter((one) => one.name.startsWith(short)).length > 1;
    return isOneOfTwo ? [] : twice.map(([word]) => `${word} twice: ${verdict} | ${line}`);
  });

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
  const more = advisor.more({ userInput: answers, filteredLaptops: answer.filteredLaptops, count: 6 });
  const laptopsOf = ({ computers }: Pick<Recommendation, 'computers'>) =>
    computers.flatMap(({ id }) => byId.get(id) ?? []);
  const cards = laptopsOf(answer);
  const demands = sentences.join(' ').split('lo que pides').length - 1;
  const words = countWords(answer);
  return [
    ...clumsySentences(sentences),
    ...unasked(sentences.slice(1), answers),
    ...misleadingGains(answer, answers),
    ...silentGraphics(answer, cards),
    ...unnamedPanels(answer, cards),
    ...saidTwice(answer),
    ...untoldShortness(answer, answers),
    ...untoldKeyboards(answer, cards),
    ...untoldSystems(answer.computers, cards, answers),
    ...untoldSystems(more.computers, laptopsOf(more), answers),
    ...(demands > MAX_DEMAND_PHRASES ? [`«lo que pides» ${demands} times`] : []),
    ...(words > MAX_WORDS ? [`${words} words`] : []),
  ];
}
