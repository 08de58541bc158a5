/** Parses the sentences about the market: «Con 80 € más ganas 18 % de velocidad.», «No pagues más de 1050 €: …» */
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Market } from '#contract/market.ts';
import { worthOfFigure } from './benefit.ts';
import { type Criterion, known } from './change-forms.ts';
import { criterionOf } from './changes-parser.ts';
import { gapOf } from './parsed-laptop.ts';
import { clumsySentences } from './plain-words.ts';
import { clearlyBetter } from './reason-parser.ts';
import { EUROS, readEuros, readList } from './spanish-figures.ts';

type Problems = string[];

interface Priced {
  laptop: Laptop;
  price: number;
  /** 0–1, not rounded. */
  fit: number;
}

export interface Around {
  answers: Answers;
  needs: Needs;
  best: Priced;
  /** All that are capable, also above the budget. */
  capable: readonly Priced[];
  /** Price of the dearest card. */
  dearest: number;
  /** Criteria of the target. */
  compared: readonly Criterion[];
}

const MAX_WORDS = 20;
const MAX_STEP = 0.25;
/** Fits of the engine are rounded to thousandths. */
const ROUNDING = 0.001 + 1e-9;
/** A difference of less weighted value may go untold. */
const UNTOLD = 0.006;

/** What a euro has to give: 0.15 for 1,000 €, and less of it the larger the budget. */
const bar = ({ budget }: Answers): number => 0.15 / Math.sqrt(1000 * budget);

/** @returns the weighted value that the first has more, by attribute, where it counts and anybody sees it */
function clearGains(own: Laptop, other: Laptop, { needs, compared }: Around): number[] {
  return clearlyBetter(own, other)
    .filter((one) => compared.includes(one))
    .map(
      (one) =>
        needs.weights[one] *
        (worthOfFigure(known(one)(own), one, needs) - worthOfFigure(known(one)(other), one, needs)),
    )
    .filter((gain) => gain > UNTOLD);
}

const isNotable = (own: Laptop, best: Laptop): boolean =>
  Math.abs(gapOf(own, best)) >= (own.cost.exact && best.cost.exact ? 0.02 : 0.05) * best.priceEur;

const isAffordable = (price: number, { budget }: Answers): boolean => price <= budget;

function earns({ price, fit }: Priced, { best, answers }: Around, tolerance: number): boolean {
  return isAffordable(price, answers) || fit - best.fit >= bar(answers) * (price - best.price) - tolerance;
}

/** Fits better than every one that costs no more, by more than rounding explains. */
const isOnFrontier = (place: Priced, { capable }: Around): boolean =>
  capable.every((other) => other === place || other.price > place.price || other.fit < place.fit - ROUNDING);

/** @returns laptops that should have been named instead: nearer, on the frontier, and clearly something else */
function overlooked(side: 1 | -1, around: Around, within: number): Priced[] {
  const { best, capable } = around;
  return capable.filter((place) => {
    const extra = (place.price - best.price) * side;
    if (extra <= 0 || extra >= within || !isNotable(place.laptop, best.laptop)) return false;
    if ((place.fit - best.fit) * side <= ROUNDING || !isOnFrontier(place, around)) return false;
    if (side > 0 && !earns(place, around, -ROUNDING)) return false;
    const [better, worse] = side > 0 ? [place, best] : [best, place];
    return clearGains(better.laptop, worse.laptop, around).length > 0;
  });
}

const STEP = new RegExp(
  `^Con (?<euros>${EUROS}) (?:más ganas|menos pierdes) (?<lead>.+?)(?:, pero (?:pierdes|ganas) (?<but>[^.]+(?:\\.\\d[^.]*)*))?\\.(?: Te pasas (?<over>${EUROS}) del presupuesto\\.)?$`,
  'u',
);

/** @param side 1 for more money, −1 for less */
export function problemsWithStep(step: Market['more'], side: 1 | -1, around: Around): Problems {
  const { answers, needs, best, capable, compared } = around;
  const reach = MAX_STEP * answers.budget;
  if (!step) return overlooked(side, around, reach).map(({ laptop }) => `overlooks ${laptop.id}`);
  const place = capable.find(({ laptop }) => laptop.id === step.id);
  const groups = STEP.exec(step.text)?.groups;
  if (!place || !groups) return [`not understood: ${step.text}`];
  const { laptop, price, fit } = place;
  const told = (words: string | undefined, sign: 1 | -1) =>
    (words === undefined ? [] : readList(words)).map((phrase) =>
      criterionOf(phrase, sign, { own: laptop, best: best.laptop, needs }),
    );
  const against: 1 | -1 = side > 0 ? -1 : 1;
  const criteria = [...told(groups.lead, side), ...told(groups.but, against)];
  const [better, worse] = side > 0 ? [best, place] : [place, best];
  const isHidden = groups.but === undefined && clearGains(better.laptop, worse.laptop, around).length > 0;
  const over = Math.ceil(price - answers.budget);
  const right =
    step.text.startsWith(`Con ${groups.euros} ${side > 0 ? 'más ganas' : 'menos pierdes'} `) &&
    (groups.but === undefined || step.text.includes(side > 0 ? ', pero pierdes ' : ', pero ganas ')) &&
    step.name === laptop.name &&
    step.euros === readEuros(groups.euros ?? '') &&
    step.euros === gapOf(laptop, best.laptop) * side &&
    isNotable(laptop, best.laptop) &&
    Math.abs(price - best.price) <= reach + 1e-9 &&
    (fit - best.fit) * side > -ROUNDING &&
    capable.every((other) => other.price > price || other.fit <= fit + ROUNDING) &&
    (side < 0 || earns(place, around, ROUNDING)) &&
    criteria.every((one) => one !== null && one !== 'price' && compared.includes(one)) &&
    new Set(criteria).size === criteria.length &&
    !isHidden &&
    (over > 0 ? readEuros(groups.over ?? '') === over : groups.over === undefined);
  const sentences = step.text.split(/(?<=\.) /u);
  return [
    ...(right ? [] : [`step: ${step.text} (${laptop.id})`]),
    ...sentences.filter((one) => one.split(' ').length > MAX_WORDS).map((one) => `long: ${one}`),
    ...clumsySentences([step.text]),
    ...overlooked(side, around, Math.abs(price - best.price)).map((one) => `overlooks ${one.laptop.id}: ${step.text}`),
  ];
}

const ENOUGH = new RegExp(
  `^No pagues más de (?<upTo>${EUROS}): (?:lo siguiente que notarías cuesta (?<next>${EUROS})|por encima no notarías mejora)\\.$`,
  'u',
);
const NOTICED = 0.02;

/** Euros are told whole, rounded up. */
const whole = ({ price }: Priced): number => Math.ceil(price);

/** Unless two laptops are so near to each other that rounding decides. */
function isNeedlesslySilent(from: number, { capable, answers }: Around): boolean {
  const perEuro = bar(answers);
  const held = Math.max(...capable.filter((one) => whole(one) <= from).map(({ fit }) => fit));
  const dearer = capable.filter((one) => whole(one) > from);
  const net = ({ price, fit }: Priced): number => fit - held - perEuro * (Math.ceil(price) - from);
  const ofAffordable = Math.max(0, ...dearer.filter(({ price }) => isAffordable(price, answers)).map(net));
  const ofOthers = Math.max(-Infinity, ...dearer.filter(({ price }) => !isAffordable(price, answers)).map(net));
  return ofAffordable > ofOthers + 2 * ROUNDING;
}

export function problemsWithEnough(enough: Market['enough'], more: Market['more'], around: Around): Problems {
  const { answers, capable, dearest } = around;
  const offered = Math.ceil(Math.max(dearest, capable.find(({ laptop }) => laptop.id === more?.id)?.price ?? 0));
  if (!enough)
    return isAffordable(offered, answers) && isNeedlesslySilent(offered, around) ? ['not said when it is enough'] : [];
  const groups = ENOUGH.exec(enough.text)?.groups;
  if (!groups) return [`not understood: ${enough.text}`];
  const { upTo, next } = enough;
  const perEuro = bar(answers);
  const bestUpTo = (euros: number): Priced | undefined =>
    capable.filter((one) => whole(one) <= euros).toSorted((a, b) => b.fit - a.fit || a.price - b.price)[0];
  const held = bestUpTo(upTo);
  const before = bestUpTo(offered);
  if (!held || !before) return [`nothing up to it: ${enough.text}`];
  const dearer = capable.filter((one) => whole(one) > upTo);
  const isNoticed = (one: Priced, tolerance: number): boolean => one.fit - held.fit >= NOTICED - tolerance;
  const nextOne = dearer.filter((one) => whole(one) === next);
  const right =
    upTo === readEuros(groups.upTo ?? '') &&
    (groups.next === undefined ? next === null : next === readEuros(groups.next)) &&
    upTo >= offered &&
    isAffordable(upTo, answers) &&
    (upTo === offered || (whole(held) === upTo && held.fit - before.fit >= perEuro * (upTo - offered) - ROUNDING)) &&
    dearer.every((one) => one.fit - held.fit < perEuro * (whole(one) - upTo) + ROUNDING) &&
    (next === null || nextOne.some((one) => isNoticed(one, ROUNDING)));
  const nearer = dearer.filter(
    (one) =>
      whole(one) < (next ?? Infinity) &&
      isNoticed(one, -ROUNDING) &&
      clearGains(one.laptop, held.laptop, around).length > 0,
  );
  return [
    ...(right ? [] : [`enough: ${enough.text}`]),
    ...(enough.text.split(' ').length > MAX_WORDS ? [`long: ${enough.text}`] : []),
    ...nearer.map(({ laptop, price }) => `one notices ${laptop.id} for ${price}: ${enough.text}`),
  ];
}
