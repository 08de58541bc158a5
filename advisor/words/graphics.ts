/** Why the first laptop has integrated graphics although graphics count: nobody should have to wonder. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { measure } from '../attributes.ts';
import { type Shortlist, ranksBefore } from '../shortlist.ts';
import { VALUE_AT_GOOD, valueOf } from '../value.ts';
import { baselineOf, differences } from './differences.ts';
import { formatEuros, formatList } from './format.ts';
import { bareNoun } from './nouns.ts';
import { extraOver } from './prices.ts';

export const hasIntegratedGraphics = ({ gpuSeries }: Laptop): boolean => gpuSeries?.startsWith('integrated_') === true;
const hasDedicatedGraphics = (laptop: Laptop): boolean => laptop.gpuSeries !== null && !hasIntegratedGraphics(laptop);

/** The highest ranked laptop with graphics of its own. */
function bestDedicated({ rows, utility, columns }: Shortlist): Laptop | null {
  const { codes, examples } = columns.required.graphics;
  const isDedicated = examples.map(hasDedicatedGraphics);
  let best = -1;
  // Looking at the codes takes a tenth of looking at the laptops.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (isDedicated[codes[row] ?? 0] && (best < 0 || ranksBefore(utility, row, best))) best = row;
  }
  return columns.laptops[best] ?? null;
}

/** What the rival costs more, and what it has less of. */
function drawbacks(rival: Laptop, best: Laptop, { needs }: Shortlist): string {
  const extra = extraOver(rival, best);
  const worst = differences(rival, baselineOf(best), needs).find(({ gain }) => gain < 0);
  const parts = [
    ...(extra > 0 ? [`cuesta ${formatEuros(extra)} más`] : []),
    ...(worst ? [`pierde en ${bareNoun(worst.attribute, needs.asked)}`] : []),
  ];
  return parts.length === 0 ? 'encaja peor en conjunto' : formatList(parts);
}

/** @returns one sentence; none for a laptop with graphics of its own */
export function integratedSentence(
  best: Laptop,
  others: readonly Laptop[],
  list: Shortlist,
  nameOf: (laptop: Laptop) => string,
): string[] {
  if (!hasIntegratedGraphics(best)) return [];
  const { answers, needs } = list;
  const all = others.length > 0 && others.every(hasIntegratedGraphics);
  const lead = all ? 'La gráfica de todos es integrada' : 'Su gráfica es integrada';
  if (answers.requirements.graphics.startsWith('integrated_')) return [`${lead}, como exiges.`];
  const figure = needs.graphics;
  const value = valueOf(figure, needs.targets[figure].triple, measure(best, figure));
  if (value >= VALUE_AT_GOOD) return ['Su gráfica, aunque integrada, llega a lo recomendable.'];
  const rival = bestDedicated(list);
  if (!rival) return ['Todas las opciones llevan gráfica integrada.'];
  // What a shown one costs and lacks follows in its own sentence.
  return others.includes(rival)
    ? [`${lead}; si la quieres dedicada, mira ${nameOf(rival)}.`]
    : [`${lead}; con dedicada, ${nameOf(rival)} ${drawbacks(rival, best, list)}.`];
}
