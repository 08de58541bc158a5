import type { ShownComputer } from '#contract/shown-computer.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { type Difference, differences } from '../comparison/differences.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { standing } from '../comparison/standing.ts';

/** One card to be. */
export interface Option {
  computer: ShownComputer;
  /** 'Mejor opción', 'Opción 2'… */
  label: string;
  best: boolean;
  /** `null` where there is nothing to compare with. */
  comparison: Comparison | null;
}

interface Comparison {
  title: string;
  differences: Difference[];
  /** What to say where there is no difference. */
  none: string;
}

/** By the number of alternatives to the best card. */
const GROUP_TITLES: Record<number, string> = { 1: 'Entre los dos', 2: 'Entre los tres' };

/** The first answer's cards: the best and its alternatives. */
export function firstOptions({ computers, comparisons }: StoredRecommendations): Option[] {
  const [first, ...others] = computers.map((computer) => withReasons(computer, comparisons));
  if (!first) return [];
  const best: Option = {
    computer: first,
    label: 'Mejor opción',
    best: true,
    comparison: comparisonOf([first, ...others], {
      title: GROUP_TITLES[others.length] ?? 'Entre todos',
      differences: standing(first, others),
      none: 'Ni el más ni el menos en nada: el equilibrio.',
    }),
  };
  return [best, ...furtherOptions(others, 1, first)];
}

/** Further cards, numbered on from the `shown` ones and measured by the `first`. */
export const furtherOptions = (computers: readonly ShownComputer[], shown: number, first: ShownComputer): Option[] =>
  computers.map((computer, index) => ({
    computer,
    label: `Opción ${shown + index + 1}`,
    best: false,
    comparison: comparisonOf([first, computer], {
      title: 'Frente a la mejor opción',
      differences: differences(first, computer),
      none: 'Las mismas cifras en otro equipo.',
    }),
  }));

/** Finding no difference says something only where the figures are known. */
function comparisonOf(computers: readonly ShownComputer[], comparison: Comparison): Comparison | null {
  if (computers.length < 2) return null;
  return comparison.differences.length > 0 || computers.every(hasFigures) ? comparison : null;
}

const hasFigures = ({ facts }: ShownComputer): boolean =>
  [facts.ramGb, facts.storageGb, facts.weightKg, facts.batteryHours].some((figure) => figure !== null);

/** A laptop that brings no reasons of its own takes those of the comparison under its name. */
function withReasons(computer: ShownComputer, comparisons: StoredRecommendations['comparisons']): ShownComputer {
  const key = [computer.name, laptopName(computer.name)].find((name) => Object.hasOwn(comparisons, name));
  const comparison = key === undefined ? undefined : comparisons[key];
  return {
    ...computer,
    pros: computer.pros.length > 0 ? computer.pros : (comparison?.pros ?? []),
    cons: computer.cons.length > 0 ? computer.cons : (comparison?.cons ?? []),
  };
}
