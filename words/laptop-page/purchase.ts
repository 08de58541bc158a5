/** «¿Es buena compra?»: the judgement of a laptop for the use that it is best for, as the API gives it. */
import { type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { Purchase, Standing } from '../../contract/pages/laptop-page.ts';
import { judge, type Judged } from '../../advisor/judge/judge.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { fitInWords } from '../target.ts';
import { formatEuros } from '../figures.ts';
import { verbOf } from '../use-words.ts';
import { neighbourOf } from './neighbours.ts';
import { formBudgetFor, type Standings } from './standings.ts';

/** What most people buy such a laptop for. */
const USUAL: Readonly<Partial<Record<Laptop['formFactor'], Purpose>>> = { gaming: 'gaming', 'all-rounder': 'office' };

/** @returns the usual use of such a laptop, else the one in which it is nearest to the first place; `null` if it has none */
export function bestUse(uses: readonly Standing[], { formFactor }: Laptop): Purpose | null {
  const placed = uses.filter(({ rank }) => rank > 0);
  const usual = placed.find(({ purpose }) => purpose === USUAL[formFactor]);
  if (usual) return usual.purpose;
  const [best] = placed.toSorted(
    (a, b) => Number(b.rank === 1) - Number(a.rank === 1) || a.rank / a.of - b.rank / b.of,
  );
  return best?.purpose ?? null;
}

const plain = (verdict: Purchase['verdict'], answer: string): Purchase => ({
  verdict,
  answer,
  fit: null,
  rival: null,
  below: null,
  purpose: null,
  budget: null,
});

function answerOf({ verdict, below, place, laptop }: Judged, use: string, budget: number): string {
  if (verdict === 'good')
    return `Para ${use}, sí${place === 1 ? `: es nuestra primera opción con ${formatEuros(budget)}` : ''}.`;
  if (below === null) return `Para ${use}, no: hay otros mejores por ese dinero.`;
  const windows = laptop.cost.licenceEur > 0 ? ' con Windows' : '';
  return `Para ${use}, a este precio compensan más otros; si baja a ${formatEuros(below)}${windows}, sí.`;
}

/** @param uses of the laptop */
export function purchaseOf(standings: Standings, laptop: Laptop, uses: readonly Standing[]): Purchase {
  const purpose = bestUse(uses, laptop);
  const budget = formBudgetFor(totalCost(laptop));
  const isShort = PURPOSES.length === uses.filter(({ place }) => place === 'short').length;
  if (isShort) return plain('none', 'No: no llega a los mínimos de ninguno de los usos por los que preguntamos.');
  if (budget === null) return plain('none', 'No: cuesta más que el presupuesto más alto por el que preguntamos.');
  if (purpose === null)
    return { ...plain('unsure', 'No lo sabemos: en España no lo hemos visto a la venta hace poco.'), budget };
  const { ranking } = standings.answerTo(purpose, budget);
  const judged = judge(ranking, laptop);
  return {
    verdict: judged.verdict,
    answer: answerOf(judged, verbOf(purpose), budget),
    fit: fitInWords(laptop, judged.needs, judged.failures.length === 0 && judged.shortfall === null),
    rival: judged.better && neighbourOf(judged.better.laptop, laptop, ranking),
    below: judged.below,
    purpose,
    budget,
  };
}
