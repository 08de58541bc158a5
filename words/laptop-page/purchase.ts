/** «¿Es buena compra?»: the judgement of a laptop for the use that it is best for, as the API gives it. */
import { type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { Purchase, Standing } from '../../contract/pages/laptop-page.ts';
import { judge, type Judged } from '../../advisor/judge/judge.ts';
import { priceOf } from '../../advisor/rank/prices.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { formatEuros, formatList } from '../format.ts';
import { verbOf } from '../use-words.ts';
import { neighbourOf } from './neighbours.ts';
import { formBudgetFor, type Standings } from './standings.ts';

/** @returns the use in which a laptop is nearest to the first place; `null` if it has none */
export function bestUse(uses: readonly Standing[]): Purpose | null {
  const placed = uses.filter(({ rank }) => rank > 0);
  const [best] = placed.toSorted(
    (a, b) => Number(b.rank === 1) - Number(a.rank === 1) || a.rank / a.of - b.rank / b.of,
  );
  return best?.purpose ?? null;
}

const plain = (verdict: Purchase['verdict'], answer: string): Purchase => ({
  verdict,
  answer,
  limits: '',
  rival: null,
  below: null,
  purpose: null,
  budget: null,
});

/** The uses that are named where it serves for no more. */
const FEW = 2;

/** «No llega a los mínimos para editar vídeo ni jugar a lo último.», «Solo llega a los mínimos para programar.» */
function limitsOf(uses: readonly Standing[]): string {
  const wordsOf = (isShort: boolean): string[] =>
    uses.filter(({ place }) => (place === 'short') === isShort).map(({ purpose }) => verbOf(purpose));
  const [short, able] = [wordsOf(true), wordsOf(false)];
  if (short.length === 0 || able.length === 0) return '';
  if (able.length <= FEW) return `Solo llega a los mínimos para ${formatList(able)}.`;
  const [last = '', ...others] = short.toReversed();
  return `No llega a los mínimos para ${others.length === 0 ? last : `${others.toReversed().join(', ')} ni ${last}`}.`;
}

function answerOf({ verdict, below, place, laptop }: Judged, use: string, budget: number): string {
  if (verdict === 'good' && place === 1)
    return `Sí, para ${use}: es nuestra primera opción con ${formatEuros(budget)}.`;
  if (verdict === 'good') return `Sí, para ${use}.`;
  if (below === null) return `No: para ${use} hay otros mejores por ese dinero.`;
  const windows = laptop.cost.licenceEur > 0 ? ' con Windows' : '';
  return `A este precio no; si baja a ${formatEuros(below)}${windows}, sí, para ${use}.`;
}

/** @param uses of the laptop */
export function purchaseOf(standings: Standings, laptop: Laptop, uses: readonly Standing[]): Purchase {
  if (laptop.cost.doubtful) return plain('unsure', 'No lo sabemos: el precio que vimos es demasiado bajo para fiarse.');
  const purpose = bestUse(uses);
  const budget = formBudgetFor(priceOf(laptop));
  const isShort = PURPOSES.length === uses.filter(({ place }) => place === 'short').length;
  if (isShort) return plain('none', 'No: no llega a los mínimos de ninguno de los usos por los que preguntamos.');
  if (budget === null) return plain('none', 'No: cuesta más que el presupuesto más alto por el que preguntamos.');
  if (purpose === null) return plain('unsure', 'No lo sabemos: en España no lo hemos visto a la venta hace poco.');
  const { ranking } = standings.answerTo(purpose, budget);
  const judged = judge(ranking, laptop);
  return {
    verdict: judged.verdict,
    answer: answerOf(judged, verbOf(purpose), budget),
    limits: limitsOf(uses),
    rival: judged.better && neighbourOf(judged.better.laptop, laptop, ranking),
    below: judged.below,
    purpose,
    budget,
  };
}
