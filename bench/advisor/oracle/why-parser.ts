/** Parses what is said of a laptop that is not the first card: «Frente a X pierde 18 % de velocidad, y cuesta 47 € más.» */
import { ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Keep, Why } from '#contract/why.ts';
import { benefitOf, missedParts, worthOfFigure } from './benefit.ts';
import { criterionOf } from './changes-parser.ts';
import { fitOf, known, type Pair } from './change-forms.ts';
import { possibleFigures } from './oracle.ts';
import { ATTRIBUTE_OF_NOUN, gapOf, VALUE } from './parsed-laptop.ts';
import { clearlyBetter } from './reason-parser.ts';
import { EUROS, readEuros, readList } from './spanish-figures.ts';

type Problems = string[];

export interface Asked {
  answers: Answers;
  needs: Needs;
  /** As the answers pay for it, like all others here. */
  laptop: Laptop;
  cards: readonly Laptop[];
  compared: readonly string[];
}

/** What a euro has to give (`market-parser.ts`). */
const bar = ({ budget }: Answers): number => 0.15 / Math.sqrt(1000 * budget);
export const utilityOf = (laptop: Laptop, { answers, needs }: Pick<Asked, 'answers' | 'needs'>): number =>
  benefitOf(laptop, needs) - bar(answers) * laptop.priceEur;

const CLOSE = 0.0011;
const UNTOLD = 0.006;
const MOST_TOLD = 4;

function lossOf({ criterion }: Keep, pair: Pair, answers: Answers): number {
  const { own, best, needs } = pair;
  if (criterion === 'price') return gapOf(own, best) * bar(answers);
  if (criterion === 'size') return needs.weights.size * (fitOf(pair, best) - fitOf(pair, own));
  const attribute = ATTRIBUTES.find((one) => one === criterion);
  if (!attribute) return Number.NaN;
  const worth = (laptop: Laptop): number => worthOfFigure(known(attribute)(laptop), attribute, needs);
  return needs.weights[attribute] * (worth(best) - worth(own));
}

/** Each is true, its weight right, the heaviest first; nothing that is clearly worse is left out. */
export function keepsProblems(
  keeps: readonly Keep[],
  best: Laptop,
  { answers, needs, laptop, compared }: Asked,
): Problems {
  const pair = { own: laptop, best, needs };
  const told = new Set(keeps.map(({ criterion }) => criterion));
  const hidden = clearlyBetter(best, laptop).filter(
    (one) =>
      compared.includes(one) &&
      !told.has(one) &&
      lossOf({ criterion: one, text: '', weight: 0 }, pair, answers) > UNTOLD,
  );
  return [
    ...keeps.flatMap((keep, index) => {
      const about = criterionOf(keep.text.replace(/ € más$/u, ' €'), -1, pair);
      const loss = lossOf(keep, pair, answers);
      const isOrdered = index === 0 || keep.weight <= (keeps[index - 1]?.weight ?? 0);
      const right = about === keep.criterion && isOrdered && Math.abs(loss - keep.weight / 1000) < CLOSE;
      return right ? [] : [`keep: ${JSON.stringify(keep)} is ${about}, ${loss}`];
    }),
    ...hidden.map((one) => `untold: ${one}`),
  ];
}

const KEEPS = new RegExp(`^ pierde (?<lost>.+?)(?:, y cuesta (?<extra>${EUROS} más))?$`, 'u');

/** @param rest what follows the name of the best */
function tellsKeeps(rest: string, keeps: readonly Keep[]): boolean {
  const groups = KEEPS.exec(rest)?.groups;
  const told = keeps.slice(0, MOST_TOLD);
  const extra = told.find(({ criterion }) => criterion === 'price')?.text;
  const lost = told.filter(({ criterion }) => criterion !== 'price').map(({ text }) => text);
  return groups?.extra === extra && readList(groups?.lost ?? '').join('|') === lost.join('|');
}

/** Figures that nobody tells, and that count. */
const unknownOf = ({ laptop, needs }: Asked) =>
  ATTRIBUTES.filter(
    (attribute) =>
      VALUE[attribute](laptop) === null &&
      (needs.weights[attribute] >= 0.06 || needs.targets[attribute].floor !== null),
  );

const isGraphics = (attribute: string | undefined): boolean => attribute === 'gpu' || attribute === 'creation';

export function unknownsProblems(unknowns: readonly string[], asked: Asked): Problems {
  const expected = new Set(unknownOf(asked).map((one) => (isGraphics(one) ? 'graphics' : one)));
  const told = unknowns.map((noun) => ATTRIBUTE_OF_NOUN[noun]).map((one) => (isGraphics(one) ? 'graphics' : one));
  return told.length === expected.size && told.every((one) => one && expected.has(one))
    ? []
    : [`unknown: ${unknowns.join()} instead of ${[...expected].join()}`];
}

/** Two for each missed floor, two more for what is not capable. */
const penalty = (floors: number): number => 2 * (floors + Number(floors >= 0.5));

/** @returns its utility if each unknown figure were the best of the likely ones, or as good as can be */
function utilityAtBest(asked: Asked): number {
  const { laptop, needs, answers } = asked;
  const parts = new Map(missedParts(laptop, answers));
  const missed = (): number => [...parts.values()].reduce((sum, part) => sum + part, 0);
  const before = missed();
  let gain = 0;
  for (const attribute of unknownOf(asked)) {
    const figures = possibleFigures(laptop, attribute);
    const worths = (figures.length === 0 ? [null] : figures).map((figure) => worthOfFigure(figure, attribute, needs));
    const best = figures.length === 0 ? 1 : Math.max(...worths);
    gain += needs.weights[attribute] * (best - worths.reduce((sum, worth) => sum + worth, 0) / worths.length);
    // The best likely figure misses the floor where all of them do.
    if ((parts.get(attribute) ?? 0) < 1 || figures.length === 0) parts.set(attribute, 0);
  }
  return utilityOf(laptop, asked) + gain + penalty(before) - penalty(missed());
}

function unknownsSentence(why: Why, best: Laptop): { plain: string; leads: string } {
  const plain = `No sabemos ${why.unknowns.join(' ni ')}`;
  return { plain: `${plain}.`, leads: `${plain}: en el mejor de los casos puntuaría más que ${best.name}.` };
}

const isOfYear = ({ priceBasis, cost }: Laptop): boolean =>
  priceBasis === 'listed-es' && cost.months <= 12 && !cost.doubtful;

/** Why one that has more points stands behind the first card. */
function doubtHolds(reason: string, best: Laptop, asked: Asked, why: Why): boolean {
  const { laptop } = asked;
  if (utilityOf(laptop, asked) < utilityOf(best, asked) - CLOSE) return false;
  const age = /^su precio tiene (\d+) meses y puede que ya no se venda$/u.exec(reason)?.[1];
  if (age !== undefined) return Math.round(laptop.cost.months) === Number(age) && laptop.cost.months > 15;
  if (reason === 'el precio que vimos era demasiado bajo para fiarse') return laptop.cost.doubtful;
  if (reason === 'su precio no es reciente y de una tienda española') return !isOfYear(laptop) && isOfYear(best);
  return reason === `no sabemos ${why.unknowns.join(' ni ')}` && unknownOf({ ...asked, laptop: best }).length === 0;
}

/** Reads the sentences between the verdict and those about prices, in their order. */
export function asideProblems(why: Why, asked: Asked): Problems {
  const { laptop, cards } = asked;
  const [best] = cards;
  if (!best) return ['nothing is shown'];
  let rest = why.text.slice(why.lead.length, why.text.length - why.pricesText.length).trim();
  /** @returns what stands between the two, which are taken away, `null` if it does not begin so */
  const take = (start: string, end: string): string | null => {
    const at = rest.startsWith(start) ? rest.indexOf(end, start.length) : -1;
    if (at < 0) return null;
    const inner = rest.slice(start.length, at);
    rest = rest.slice(at + end.length).trim();
    return inner;
  };
  const isShown = cards.some(({ id }) => id === laptop.id);
  const kin = isShown ? undefined : cards.find(({ chassis }) => chassis === laptop.chassis);
  const kinHolds =
    kin === undefined || take(`Es otra configuración de ${kin.name}`, ', que ya está entre tus opciones.') === '';
  const doubt = take(`Puntúa más que ${best.name}, pero `, '.');
  const compares = best.id !== laptop.id && why.verdict !== 'beaten' && why.keeps.length > 0;
  const onlyPrice = compares && why.keeps[0]?.criterion === 'price' && why.keeps.length === 1;
  const unknowns = unknownsSentence(why, best);
  const after = [unknowns.plain, unknowns.leads].find((sentence) => rest.endsWith(sentence)) ?? '';
  const said = rest.slice(0, rest.length - after.length).trim();
  const keepsHold = compares
    ? onlyPrice
      ? said === `Cuesta ${why.keeps[0]?.text} que ${best.name}.`
      : said.startsWith(`Frente a ${best.name}`) &&
        tellsKeeps(said.slice(`Frente a ${best.name}`.length, -1), why.keeps)
    : said === '';
  const leads = utilityAtBest(asked) - utilityOf(best, asked);
  const unknownsHold =
    why.unknowns.length === 0 || doubt !== null || best.id === laptop.id
      ? after !== unknowns.leads
      : after === (leads > 0 ? unknowns.leads : unknowns.plain) || Math.abs(leads) < CLOSE;
  return [
    ...(kinHolds ? [] : [`kin: ${why.text}`]),
    ...(doubt === null || doubtHolds(doubt, best, asked, why) ? [] : [`doubt: ${doubt}`]),
    ...(keepsHold ? [] : [`keeps: ${said}`]),
    ...(unknownsHold ? [] : [`unknowns: ${after} (${leads})`]),
  ];
}

const UP_TO = `(?<with>${EUROS})(?<windows> con Windows)? o menos`;
const PRICE_FORMS = {
  none: /^Ni por 200 € (?<what>sería la primera|entraría en tus opciones)\.$/u,
  first: new RegExp(
    `^Por ${UP_TO} sería tu primera opción(?<short>, aunque seguiría sin llegar a los mínimos)?\\.$`,
    'u',
  ),
  both: new RegExp(
    `^Por ${UP_TO} entraría en tus opciones; (?:ni por 200 €|por (?<first>${EUROS})(?: con Windows)? o menos) sería la primera(?<short>, aunque seguiría sin llegar a los mínimos)?\\.$`,
    'u',
  ),
};

/** @param capable of what was chosen */
export function pricesTextHolds(
  { pricesText, prices: { first, shown } }: Why,
  laptop: Laptop,
  isShown: boolean,
  capable: boolean,
): boolean {
  if (first === null && shown === null)
    return laptop.priceEur <= 200
      ? pricesText === ''
      : PRICE_FORMS.none.exec(pricesText)?.groups?.what === (isShown ? 'sería la primera' : 'entraría en tus opciones');
  const isOne = shown === null || shown === first;
  const groups = (isOne ? PRICE_FORMS.first : PRICE_FORMS.both).exec(pricesText)?.groups;
  if (!groups) return false;
  return (
    readEuros(groups.with ?? '') === (isOne ? first : shown) &&
    (isOne || (groups.first === undefined ? first === null : readEuros(groups.first) === first)) &&
    (groups.windows !== undefined) === laptop.cost.licenceEur > 0 &&
    (groups.short === undefined) === capable
  );
}
