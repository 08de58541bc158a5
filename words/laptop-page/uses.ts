/** The uses that a laptop is good for, by budget, and the laptops that beat it. */
import { type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { UseCell, UseRow } from '../../contract/built/laptop-page.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { shortfallOf } from '../../advisor/shortfall.ts';
import { shortfallText } from '../shortfall.ts';
import { capitalize, formatAlternatives, formatEuros, formatList } from '../format.ts';
import { PURPOSE_WORDS } from '../nouns.ts';
import { neighbourOf } from './changes.ts';
import { type Asked, type Grid, PAGE_BUDGETS } from './grid.ts';

/** Only for laptops that cost more than the next lower budget. */
const HIGHEST = PAGE_BUDGETS.at(-1) ?? 0;
const USUAL_HIGHEST = PAGE_BUDGETS.at(-2) ?? 0;

function cellOf(asked: Asked, row: number): UseCell {
  const rank = asked.rank[row] ?? 0;
  const { budget } = asked.answers;
  const isShown = asked.cards.includes(row);
  const place = rank === 0 ? 'short' : rank === 1 ? 'first' : isShown ? 'shown' : 'other';
  return { budget, place, rank, of: asked.capable };
}

function useOf({ columns, asked }: Grid, purpose: Purpose, row: number): UseRow {
  const laptop = columns.laptops[row];
  const price = columns.price[row] ?? 0;
  const paying = (asked.get(purpose) ?? []).filter(
    ({ answers: { budget } }) => price <= budget && (budget < HIGHEST || price > USUAL_HIGHEST),
  );
  const cells = paying.map((one) => cellOf(one, row));
  const beaten = paying.find(({ cards }) => cards[0] !== row);
  const winner = columns.laptops[beaten?.cards[0] ?? -1];
  const isShort = cells.some(({ place }) => place === 'short');
  return {
    purpose,
    cells,
    lacks:
      laptop && isShort && paying[0]
        ? `${capitalize(shortfallText(shortfallOf(laptop, paying[0].needs), paying[0].needs.asked))}.`
        : '',
    rival:
      laptop && winner && beaten
        ? { ...neighbourOf(winner, laptop, [purpose], beaten.needs), budget: beaten.answers.budget }
        : null,
  };
}

/** @returns a row for each use; without cells if the laptop costs more than the highest budget */
export const usesOf = (grid: Grid, row: number): UseRow[] => PURPOSES.map((purpose) => useOf(grid, purpose, row));

type Place = UseCell['place'];

/** «con 1500 €», «con 1000 o 1500 €», «desde 1000 €» if all higher budgets give the same place */
function budgetWords(cells: readonly UseCell[], wanted: Place): string {
  const found = cells.filter(({ place }) => place === wanted).map(({ budget }) => budget);
  const [lowest = 0] = found;
  const isToTheEnd = found.length > 1 && cells.at(-found.length)?.budget === lowest;
  if (isToTheEnd) return `desde ${formatEuros(lowest)}`;
  const amounts = [...found.slice(0, -1).map(spanishNumber), formatEuros(found.at(-1) ?? 0)];
  return `con ${formatAlternatives(amounts)}`;
}

/** «para editar vídeo con 1500 €» */
const placesOf = (uses: readonly UseRow[], wanted: Place): string[] =>
  uses
    .filter(({ cells }) => cells.some(({ place }) => place === wanted))
    .map(({ purpose, cells }) => `para ${PURPOSE_WORDS[purpose]} ${budgetWords(cells, wanted)}`);

/** Maximum number of uses that a verdict names; the table has all. */
const NAMED = 3;

function nearMiss(uses: readonly UseRow[]): string[] {
  const [best] = uses
    .flatMap(({ purpose, cells }) =>
      cells.flatMap(({ place, rank, of, budget }) => (place === 'other' ? [{ purpose, rank, of, budget }] : [])),
    )
    .toSorted((a, b) => a.rank / a.of - b.rank / b.of);
  if (!best) return [];
  const { purpose, rank, of, budget } = best;
  const use = `${PURPOSE_WORDS[purpose]} con ${formatEuros(budget)}`;
  return [`Donde mejor queda es para ${use}: puesto ${spanishNumber(rank)} de ${spanishNumber(of)}.`];
}

/**
 * @returns sentences: where it is the first card, else one of three, else where it ranks best; then the uses that it is not
 *   capable of
 */
export function verdictOf(uses: readonly UseRow[]): string[] {
  if (uses.every(({ cells }) => cells.length === 0))
    return [
      `Cuesta más que el presupuesto más alto por el que preguntamos, ${formatEuros(HIGHEST)}: no lo recomendamos a nadie.`,
    ];
  const short = uses.filter(({ cells }) => cells.every(({ place }) => place === 'short')).map(({ purpose }) => purpose);
  if (short.length === uses.length) return ['No llega a los mínimos de ninguno de los usos por los que preguntamos.'];
  const notFor = short.length === 0 ? [] : [`No llega a los mínimos para ${listOr(short)}.`];
  const [first, shown] = [placesOf(uses, 'first'), placesOf(uses, 'shown')];
  const praise =
    first.length > 0
      ? [`Es nuestra primera opción ${formatList(few(first))}.`]
      : shown.length > 0
        ? [`Está entre los tres que enseñamos ${formatList(few(shown))}.`]
        : ['Con ninguno de estos presupuestos está entre los tres que enseñamos.', ...nearMiss(uses)];
  return [...praise, ...notFor];
}

const few = (places: readonly string[]): string[] =>
  places.length <= NAMED
    ? [...places]
    : [
        ...places.slice(0, NAMED),
        `para ${places.length - NAMED === 1 ? 'un uso' : `${places.length - NAMED} usos`} más`,
      ];

/** «diseñar, editar vídeo ni jugar a lo último» */
function listOr(purposes: readonly Purpose[]): string {
  const words = purposes.map((purpose) => PURPOSE_WORDS[purpose]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ni ${words.at(-1)}`;
}
