/** Parses sentences about price, rating and unknown figures. */
import type { Laptop } from '#catalogue/laptop.ts';
import { isDominatedBy } from './oracle.ts';
import { ATTRIBUTE_OF_NOUN, type Context, gapOf, type Polarity, VALUE, type Verdict } from './parsed-laptop.ts';
import { EUROS, NUMBER, readDate, readEuros, readList, readNumber } from './spanish-figures.ts';

const expect = (holds: boolean, problem: string): string | null => (holds ? null : problem);
function isUnknown(laptop: Laptop, noun: string): boolean {
  const attribute = ATTRIBUTE_OF_NOUN[noun];
  return attribute !== undefined && VALUE[attribute](laptop) === null;
}

type Check = (groups: Readonly<Record<string, string | undefined>>, context: Context) => string | null;

const cheaperOnes = ({ laptop, compared }: Context): Laptop[] =>
  compared.filter(({ priceEur }) => priceEur < laptop.priceEur);
const lowest = (laptops: readonly Laptop[]): number => Math.min(...laptops.map(({ priceEur }) => priceEur));

/** A price with Windows says so. */
const PAID = `${EUROS}(?: con Windows)?`;

const statesPrice = (text: string, { priceEur, cost }: Laptop): boolean =>
  readEuros(text.replace(' con Windows', '')) === priceEur && text.endsWith(' con Windows') === cost.licenceEur > 0;

const PLACES: Readonly<Record<string, string>> = {
  'listed-es': 'española',
  'listed-eu': 'eslovaca',
  converted: 'polaca',
};

const SEEN = `se vio a (?<seen>${EUROS}) en una tienda (?<place>[a-zñ]+) (?:el|en) (?<date>[a-z0-9 ]+)`;

const checkSeen: Check = ({ seen = '', place = '', date = '' }, { laptop }) =>
  expect(readEuros(seen) === laptop.cost.seenEur, 'seen price') ??
  expect(PLACES[laptop.priceBasis] === place && readDate(date) === laptop.priceDate, 'place or date');

const PRICE_FORMS: readonly { polarity: Polarity; pattern: RegExp; check: Check }[] = [
  {
    polarity: 'pro',
    pattern: new RegExp(`^Te sobran (?<spare>${EUROS}) del presupuesto\\.$`, 'u'),
    check: ({ spare = '' }, { laptop, answers }) =>
      expect(readEuros(spare) === Math.floor(answers.budget - laptop.priceEur) && readEuros(spare) > 0, 'spare'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Apura tu presupuesto: se queda a (?<spare>${EUROS}) del tope\\.$`, 'u'),
    check: ({ spare = '' }, { laptop, answers }) =>
      expect(
        readEuros(spare) === Math.floor(answers.budget - laptop.priceEur) && readEuros(spare) <= answers.budget * 0.02,
        'spare',
      ),
  },
  {
    polarity: 'pro',
    pattern: new RegExp(`^Cuesta (?<euros>${EUROS}) menos que el primero\\.$`, 'u'),
    check: ({ euros = '' }, { laptop, best }) => expect(readEuros(euros) === gapOf(best, laptop), 'saving'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Cuesta (?<euros>${EUROS}) más que el primero\\.$`, 'u'),
    check: ({ euros = '' }, { laptop, best }) => expect(readEuros(euros) === gapOf(laptop, best), 'extra'),
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
    pattern: new RegExp(`^Otra opción cuesta menos: (?<from>${EUROS})\\.$`, 'u'),
    check: ({ from = '' }, context) =>
      expect(cheaperOnes(context).length === 1 && readEuros(from) === lowest(cheaperOnes(context)), 'cheaper ones'),
  },
  {
    polarity: 'con',
    pattern: new RegExp(`^Otras (?<count>${NUMBER}) opciones cuestan menos, desde (?<from>${EUROS})\\.$`, 'u'),
    check: ({ count = '', from = '' }, context) =>
      expect(
        cheaperOnes(context).length === readNumber(count) && readEuros(from) === lowest(cheaperOnes(context)),
        'cheaper ones',
      ),
  },
  {
    polarity: 'con',
    pattern: /^(?<nouns>.+): sin dato\. Compruébal(?<end>[ao])(?<plural>s?)\.$/u,
    check: ({ nouns = '', plural = '', end }, { laptop }) => {
      const unknown = readList(nouns.charAt(0).toLowerCase() + nouns.slice(1));
      return expect(
        unknown.every((noun) => isUnknown(laptop, noun)) &&
          unknown.length > 1 === (plural === 's') &&
          unknown.every((noun) => noun.startsWith('la ')) === (end === 'a'),
        'not unknown',
      );
    },
  },
  {
    polarity: 'con',
    pattern: /^El precio es de (?<date>[a-z0-9 ]+) y puede haber cambiado\.$/u,
    check: ({ date = '' }, { laptop }) => expect(readDate(date) === laptop.priceDate, 'date'),
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

export function priceVerdict(sentence: string, context: Context): Verdict | null {
  for (const { polarity, pattern, check } of PRICE_FORMS) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups) return { polarity, problem: check(groups, context) };
  }
  return null;
}
