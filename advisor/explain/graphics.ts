/** Why the first laptop has integrated graphics although graphics count, so that nobody wonders about it. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, measure } from '../needs/attributes.ts';
import { baselineOf, differences } from './differences.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import { extraOver } from '../rank/prices.ts';
import { ranksBefore, type Shortlist } from '../shortlist.ts';
import { VALUE_AT_GOOD, valueOf } from '../needs/value.ts';

const hasDedicatedGraphics = (laptop: Laptop): boolean => laptop.gpuSeries !== null && !hasIntegratedGraphics(laptop);

/** `all`: every card has integrated graphics. */
export type IntegratedGraphics =
  | { form: 'as-asked'; all: boolean }
  | { form: 'enough' }
  | { form: 'no-other' }
  /** Another card has dedicated graphics; its price and weaknesses follow in its own sentence. */
  | { form: 'shown-rival'; all: boolean; rival: Laptop }
  /** The rival's additional price in euros, above 0, and the attributes in which it is worse. */
  | { form: 'rival'; all: boolean; rival: Laptop; extra: number; worst: Attribute | null };

/** The highest ranked laptop with dedicated graphics. */
function bestDedicated({ rows, utility, columns }: Shortlist): Laptop | null {
  const { codes, examples } = columns.required.graphics;
  const isDedicated = examples.map(hasDedicatedGraphics);
  let best = -1;
  // Comparing codes takes a tenth of the time of comparing laptops.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (isDedicated[codes[row] ?? 0] && (best < 0 || ranksBefore(utility, row, best))) best = row;
  }
  return columns.laptops[best] ?? null;
}

/** @returns `null` for a laptop with dedicated graphics */
export function integratedGraphics(
  best: Laptop,
  others: readonly Laptop[],
  list: Shortlist,
): IntegratedGraphics | null {
  if (!hasIntegratedGraphics(best)) return null;
  const { answers, needs } = list;
  const all = others.length > 0 && others.every(hasIntegratedGraphics);
  if (answers.requirements.graphics.startsWith('integrated_')) return { form: 'as-asked', all };
  const figure = needs.graphics;
  const value = valueOf(figure, needs.targets[figure].triple, measure(best, figure));
  if (value >= VALUE_AT_GOOD) return { form: 'enough' };
  const rival = bestDedicated(list);
  if (!rival) return { form: 'no-other' };
  if (others.includes(rival)) return { form: 'shown-rival', all, rival };
  const worst = differences(rival, baselineOf(best, rival), needs).find(({ gain }) => gain < 0);
  return { form: 'rival', all, rival, extra: extraOver(rival, best), worst: worst?.attribute ?? null };
}
