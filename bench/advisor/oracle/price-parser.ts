/** Parses sentences about price, system, rating and unknown figures. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { isDominatedBy } from './oracle.ts';
import { ATTRIBUTE_OF_NOUN, type Context, platformOf, type Polarity, VALUE, type Verdict } from './parsed-laptop.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber, roundCents } from './spanish-figures.ts';

const expect = (holds: boolean, problem: string): string | null => (holds ? null : problem);
const plays = ({ purposes }: Answers): boolean => purposes.some((purpose) => purpose.endsWith('gaming'));
const isArm = (laptop: Laptop): boolean => platformOf(laptop) === 'windows-arm';

function isUnknown(laptop: Laptop, noun: string): boolean {
  const attribute = ATTRIBUTE_OF_NOUN[noun];
  return attribute !== undefined && VALUE[attribute](laptop) === null;
}

/** Sentences without figures, and when they are true. */
const FIXED: Readonly<Record<string, { polarity: Polarity; holds: (context: Context) => boolean }>> = {
  'Su Windows es para procesadores ARM: comprueba que tus programas funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => isArm(laptop) && !plays(answers),
  },
  'Su Windows es para procesadores ARM: muchos juegos no funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => isArm(laptop) && plays(answers),
  },
  'Usa macOS: comprueba que tus programas existen para Mac.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'macOS' && !plays(answers),
  },
  'Usa macOS: muchos juegos no existen para Mac.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'macOS' && plays(answers),
  },
  'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'linux' && !plays(answers),
  },
  'Usa Linux: algunos juegos en línea no funcionan en él.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.os === 'linux' && plays(answers),
  },
  'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'chromeos',
  },
  'Viene sin sistema: Windows se paga aparte.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === 'none',
  },
  'La tienda no dice qué sistema trae: compruébalo.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.os === null,
  },
  'El teclado de esta versión es de otro país: sin eñe.': {
    polarity: 'con',
    holds: ({ laptop }) => laptop.keyboard === 'other',
  },
  'Agota tu presupuesto.': {
    polarity: 'con',
    holds: ({ laptop, answers }) => laptop.priceEur === answers.budget,
  },
};

type Check = (groups: Readonly<Record<string, string | undefined>>, context: Context) => string | null;

const cheaperOnes = ({ laptop, qualifying }: Context): Laptop[] =>
  qualifying.filter(({ priceEur }) => priceEur < laptop.priceEur);
const lowest = (laptops: readonly Laptop[]): number => Math.min(...laptops.map(({ priceEur }) => priceEur));

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** A price with Windows says so. */
const PAID = `${EUROS}(?: con Windows)?`;

const statesPrice = (text: string, { priceEur, cost }: Laptop): boolean =>
  readEuros(text.replace(' con Windows', '')) === priceEur && text.endsWith(' con Windows') === cost.licenceEur > 0;

const PLACES: Readonly<Record<string, string>> = {
  'listed-es': 'española',
  'listed-eu': 'eslovaca',
  converted: 'polaca',
};

/** «29 de mayo de 2026», «agosto de 2026», «2025» as an ISO date. */
function readDate(text: string): string {
  const [, day, month, year = ''] = /^(?:(?:(\d+) de )?([a-z]+) de )?(\d{4})$/u.exec(text) ?? [];
  const monthNumber = month === undefined ? '' : `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
  return `${year}${monthNumber}${day === undefined ? '' : `-${day.padStart(2, '0')}`}`;
}

const SEEN = `se vio a (?<seen>${EUROS}) en una tienda (?<place>[a-zñ]+) (?:el|en) (?<date>[a-z0-9 ]+)`;

const checkSeen: Check = ({ seen = '', place = '', date = '' }, { laptop }) =>
  expect(readEuros(seen) === laptop.cost.seenEur, 'seen price') ??
  expect(PLACES[laptop.priceBasis] === place && readDate(date) === laptop.priceDate, 'place or date');

const PRICE_FORMS: readonly { polarity: Polarity; pattern: RegExp; check: Check }[] = [
  {
    polarity: 'pro',
    pattern: new RegExp(`^Te sobran (?<spare>${EUROS}) del presupuesto\\.$`, 'u'),
    check: ({ spare = '' }, { laptop, answers }) =>
      expect(readEuros(spare) === roundCents(answers.budget - laptop.priceEur) && readEuros(spare) > 0, 'spare'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Apura tu presupuesto: se queda a (?<spare>${EUROS}) del tope\\.$`, 'u'),
    check: ({ spare = '' }, { laptop, answers }) =>
      expect(
        readEuros(spare) === roundCents(answers.budget - laptop.priceEur) && readEuros(spare) <= answers.budget * 0.02,
        'spare',
      ),
  },
  {
    polarity: 'pro',
    pattern: new RegExp(`^Cuesta (?<euros>${EUROS}) menos que el primero\\.$`, 'u'),
    check: ({ euros = '' }, { laptop, best }) =>
      expect(readEuros(euros) === roundCents(best.priceEur - laptop.priceEur), 'saving'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Cuesta (?<euros>${EUROS}) más que el primero\\.$`, 'u'),
    check: ({ euros = '' }, { laptop, best }) =>
      expect(readEuros(euros) === roundCents(laptop.priceEur - best.priceEur), 'extra'),
  },
  {
    polarity: 'pro',
    pattern: new RegExp(
      `^Sus compradores le dan (?<stars>${NUMBER}) de 5 \\((?<count>${NUMBER}) valoraciones\\)\\.$`,
      'u',
    ),
    check: ({ stars = '', count = '' }, { laptop }) =>
      expect(readNumber(stars) === laptop.rating?.stars && readNumber(count) === laptop.rating.count, 'rating'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(
      `^(?<name>.+) no es peor en nada que comparemos y cuesta menos: (?<lower>${PAID}) en vez de (?<price>${PAID})\\.$`,
      'u',
    ),
    check: ({ name = '', lower = '', price = '' }, { laptop, qualifying }) => {
      const other = qualifying.find((one) => one.name === name);
      return (
        expect(other !== undefined && isDominatedBy(laptop, other), 'not dominated') ??
        expect(other !== undefined && statesPrice(lower, other) && statesPrice(price, laptop), 'prices')
      );
    },
  },
  {
    polarity: 'con',
    pattern: /^(?<name>.+) cuesta lo mismo, no es peor en nada que comparemos y es mejor en algo\.$/u,
    check: ({ name = '' }, { laptop, qualifying }) => {
      const other = qualifying.find((one) => one.name === name);
      return expect(other?.priceEur === laptop.priceEur && isDominatedBy(laptop, other), 'not dominated');
    },
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Otro que también cumple cuesta menos: (?<from>${EUROS})\\.$`, 'u'),
    check: ({ from = '' }, context) =>
      expect(cheaperOnes(context).length === 1 && readEuros(from) === lowest(cheaperOnes(context)), 'cheaper ones'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(
      `^Otros (?<count>${NUMBER}) que también cumplen cuestan menos, desde (?<from>${EUROS})\\.$`,
      'u',
    ),
    check: ({ count = '', from = '' }, context) =>
      expect(
        cheaperOnes(context).length === readNumber(count) && readEuros(from) === lowest(cheaperOnes(context)),
        'cheaper ones',
      ),
  },
  {
    polarity: 'con',
    pattern: /^(?<nouns>.+): sin dato\. Compruébalo\.$/u,
    check: ({ nouns = '' }, { laptop }) =>
      expect(
        readList(nouns.charAt(0).toLowerCase() + nouns.slice(1)).every((noun) => isUnknown(laptop, noun)),
        'not unknown',
      ),
  },
  {
    polarity: 'con',
    pattern: /^El precio es de (?:(?:(?<day>\d+) de )?(?<month>[a-z]+) de )?(?<year>\d{4}) y puede haber cambiado\.$/u,
    check: ({ day, month, year = '' }, { laptop }) => {
      const monthNumber = month === undefined ? '' : `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
      const said = `${year}${monthNumber}${day === undefined ? '' : `-${day.padStart(2, '0')}`}`;
      return expect(said === laptop.priceDate, 'date');
    },
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Precio estimado: ${SEEN}\\.$`, 'u'),
    check: (groups, context) =>
      checkSeen(groups, context) ??
      expect(!context.laptop.cost.exact && !context.laptop.cost.doubtful, 'not estimated'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Precio por confirmar: ${SEEN}, demasiado poco\\.$`, 'u'),
    check: (groups, context) =>
      checkSeen(groups, context) ??
      expect(context.laptop.cost.doubtful && context.laptop.cost.seenEur < context.laptop.priceEur, 'not doubtful'),
  },
];

export function otherVerdict(sentence: string, context: Context): Verdict | null {
  const fixed = FIXED[sentence];
  if (fixed) return { polarity: fixed.polarity, problem: expect(fixed.holds(context), 'does not hold') };
  for (const { polarity, pattern, check } of PRICE_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups) return { polarity, problem: check(groups, context) };
  }
  return null;
}
