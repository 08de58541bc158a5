/** «¿Es buena compra?»: for what, against what, and for how much it would be. */
import { BUDGET, type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { LaptopPage, Neighbour, Purchase, UseRow } from '../../contract/pages/laptop-page.ts';
import { nameAmong } from '../../contract/laptop-name.ts';
import { chooseCards } from '../../advisor/choose/choose-cards.ts';
import { withFirstCard } from '../../advisor/choose/first-card.ts';
import { priceOf } from '../../advisor/rank/prices.ts';
import { repricer } from '../../advisor/repriced.ts';
import { utilityPerEuro } from '../../advisor/rank/score.ts';
import { shortlist } from '../../advisor/shortlist.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { capitalize, decapitalize } from '../../contract/spanish-text.ts';
import { formatEuros, formatList } from '../format.ts';
import { PURPOSE_WORDS } from '../nouns.ts';
import { neighbourOf } from './changes.ts';
import { type GridAnswer, formBudgetFor, type Grid, HIGHEST } from './grid.ts';

/** Shares of a laptop's price that are tried, highest first. */
const SHARES = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** From this share on, a lower price is nearly the same. */
const NEARLY = 0.88;

/** Uses in which a laptop is nearly as far behind stand in the form's order. As a share of its price. */
const NEARLY_AS_FAR = 0.05;

/** Prices are shown in these steps, in euros. */
const STEPS = { below: 1000, step: 10, above: 50 } as const;

/** A use that the laptop is capable of, at the lowest round budget that pays it. */
interface Chance {
  purpose: Purpose;
  asked: GridAnswer;
  /** By how many euros the first card is the better buy; below 0 if it was preferred for its more reliable data. */
  behind: number;
}

function chancesOf({ columns, at }: Grid, row: number): Chance[] {
  const price = columns.price[row] ?? 0;
  const budget = formBudgetFor(price);
  if (budget === null) return [];
  const distance = ({ behind }: Chance): number => Math.floor(behind / price / NEARLY_AS_FAR);
  const chances = PURPOSES.flatMap((purpose): Chance[] => {
    const asked = at(purpose, budget);
    const first = asked.utility[asked.cards[0] ?? row] ?? 0;
    const behind = (first - (asked.utility[row] ?? 0)) / utilityPerEuro(budget);
    return asked.rank[row] ? [{ purpose, asked, behind }] : [];
  });
  return chances.toSorted((a, b) => orderOf(a, row) - orderOf(b, row) || distance(a) - distance(b));
}

/** The shown ones come first, in their order. */
const orderOf = ({ asked: { cards } }: Chance, row: number): number =>
  cards.includes(row) ? cards.indexOf(row) : cards.length;

/** Tells whether a laptop would be one of the cards if it cost less, asked with the budget of that price. */
function pricedAt({ at, columns, scratch }: Grid, { purpose }: Chance, row: number): (euros: number) => boolean {
  const withPrice = repricer(columns, row);
  return (euros) => {
    const { list } = at(purpose, formBudgetFor(euros) ?? 0);
    const other = withPrice(euros);
    const again = withFirstCard(shortlist(other.columns, list.answers, scratch, list.needs, list.tables));
    return again.best === other.row || chooseCards(again).some((card) => card.row === other.row);
  };
}

/** @returns the highest of the lower prices at which a laptop would be one of the cards; `null` if there is none */
function goodPrice(grid: Grid, chance: Chance, row: number): number | null {
  const price = grid.columns.price[row] ?? 0;
  const step = price < STEPS.below ? STEPS.step : STEPS.above;
  const prices = SHARES.map((share) => Math.floor((share * price) / step) * step);
  return prices.filter((euros) => euros >= BUDGET.min).find(pricedAt(grid, chance, row)) ?? null;
}

/**
 * @returns the rows of all laptops sold in Spain, those that give most for their price first: first cards by their
 *   number of uses,
 *   then the others by the share of their price that they are behind in their best use, then those that are capable of
 *   nothing
 */
export function rowsByPurchase(grid: Grid): number[] {
  const { laptops, price } = grid.columns;
  const judged = laptops.map((_, row) => {
    const chances = chancesOf(grid, row);
    const [best] = chances;
    return {
      row,
      wins: chances.filter((chance) => orderOf(chance, row) === 0).length,
      behind: best ? Math.max(0, best.behind / (price[row] ?? 1)) : Infinity,
    };
  });
  return judged
    .toSorted((a, b) => b.wins - a.wins || (a.behind < b.behind ? -1 : Number(a.behind > b.behind)) || a.row - b.row)
    .map(({ row }) => row);
}

/** Maximum number of budgets that an answer names; the table has all. */
const NAMED = 2;

/** «para editar vídeo y diseñar con 700 € y para programar con 1000 €»: the lowest budgets at which it has the place */
function placesOf(uses: readonly UseRow[], kind: 'first' | 'shown'): string {
  const found = uses.flatMap(({ purpose, cells }) => {
    const cell = cells.find(({ place }) => place === kind);
    return cell ? [{ use: PURPOSE_WORDS[purpose], budget: cell.budget }] : [];
  });
  const byBudget = [...Map.groupBy(found, ({ budget }) => budget)].toSorted(([a], [b]) => a - b).slice(0, NAMED);
  return formatList(
    byBudget.map(([budget, group]) => `para ${formatList(group.map(({ use }) => use))} con ${formatEuros(budget)}`),
  );
}

/** The uses that are named where it serves for no more. */
const FEW = 2;

/** «No llega a los mínimos para editar vídeo ni jugar a lo último.», «Solo sirve para trabajar o estudiar.» */
function limitsOf(uses: readonly UseRow[]): string {
  const wordsOf = (isShort: boolean): string[] =>
    uses.filter(({ lacks }) => (lacks !== '') === isShort).map(({ purpose }) => PURPOSE_WORDS[purpose]);
  const [short, able] = [wordsOf(true), wordsOf(false)];
  if (short.length === 0 || able.length === 0) return '';
  if (able.length <= FEW) return `Solo llega a los mínimos para ${formatList(able)}.`;
  const [last = '', ...others] = short.toReversed();
  return `No llega a los mínimos para ${others.length === 0 ? last : `${others.toReversed().join(', ')} ni ${last}`}.`;
}

/** «Por 445 € tienes el», with the name and, after a colon, the change. */
const rivalOf = (lead: string, neighbour: Neighbour, { name }: Laptop): NonNullable<Purchase['rival']> => ({
  id: neighbour.id,
  name: nameAmong(neighbour.name, [name]),
  lead: capitalize(
    `${lead}por ${neighbour.facts.priceKind === 'seen' ? '' : 'unos '}${formatEuros(Math.round(neighbour.price))} tienes el`,
  ),
  change: decapitalize(neighbour.change),
});

/** What stands on the page of a laptop already. */
type Known = Pick<LaptopPage, 'uses' | 'cheaper' | 'better'>;

/** Nobody with so many times its price asks whether it is a good buy. */
const FAR_BUDGET = 2;

function shownPurchase(laptop: Laptop, { uses, cheaper: [cheaper], better: [better] }: Known): Purchase | null {
  const near = uses.map((use) => ({
    ...use,
    cells: use.cells.filter(({ budget }) => budget <= FAR_BUDGET * priceOf(laptop)),
  }));
  const [first, shown] = [placesOf(near, 'first'), placesOf(near, 'shown')];
  if (first === '' && shown === '') return null;
  const isFirst = first !== '';
  const rival = cheaper
    ? rivalOf('si quieres gastar menos, ', cheaper, laptop)
    : better
      ? rivalOf('si puedes pagar algo más, ', better, laptop)
      : null;
  return {
    kind: isFirst ? 'first' : 'shown',
    answer: `Sí, ${isFirst ? first : shown}: ${isFirst ? 'es nuestra primera opción' : 'está entre los tres que enseñamos'}.`,
    limits: limitsOf(uses),
    rival,
    upTo: null,
    purpose: null,
  };
}

/** «En general, a este precio no; si baja a 540 €, sí, para trabajar o estudiar.» Priorities may change it. */
function pricedAnswer(upTo: number | null, price: number, use: string, { cost }: Laptop): string {
  if (upTo === null) return `En general no, y no es por el precio: para ${use} hay otros mejores.`;
  const amount = `si baja a ${formatEuros(upTo)}${cost.licenceEur > 0 ? ' con Windows' : ''}`;
  return upTo >= NEARLY * price
    ? `Casi: ${amount} lo será, para ${use}.`
    : `En general, a este precio no; ${amount}, sí, para ${use}.`;
}

const plain = (kind: Purchase['kind'], answer: string): Purchase => ({
  kind,
  answer,
  limits: '',
  rival: null,
  upTo: null,
  purpose: null,
});

/** @param isSold whether the laptop is sold in Spain */
export function purchaseOf(grid: Grid, row: number, isSold: boolean, laptop: Laptop, known: Known): Purchase {
  const { columns } = grid;
  const price = columns.price[row] ?? 0;
  if (laptop.cost.doubtful) return plain('unsure', 'No lo sabemos: el precio que vimos es demasiado bajo para fiarse.');
  if (!isSold) return plain('unsure', 'No lo sabemos: en España no lo hemos visto a la venta hace poco.');
  if (formBudgetFor(price) === null)
    return plain('none', `No: cuesta más que el presupuesto más alto por el que preguntamos, ${formatEuros(HIGHEST)}.`);
  const shown = shownPurchase(laptop, known);
  if (shown) return shown;
  const [best] = chancesOf(grid, row);
  if (!best) return plain('none', 'No: no llega a los mínimos de ninguno de los usos por los que preguntamos.');
  const { purpose, asked } = best;
  const upTo = goodPrice(grid, best, row);
  const winner = columns.laptops[asked.cards[0] ?? -1];
  return {
    kind: upTo === null ? 'no' : 'cheaper',
    answer: pricedAnswer(upTo, price, PURPOSE_WORDS[purpose], laptop),
    limits: limitsOf(known.uses),
    rival: winner ? rivalOf('', neighbourOf(winner, laptop, [purpose], asked.needs), laptop) : null,
    upTo,
    purpose,
  };
}
