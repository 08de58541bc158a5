import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { type Difference, differences } from '../comparison/differences.ts';
import { extremes } from '../comparison/extremes.ts';

export interface Option {
  computer: ShownComputer;
  label: string;
  best: boolean;
  /** `null` where there is nothing to compare with. */
  comparison: Comparison | null;
}

interface Comparison {
  title: string;
  differences: Difference[];
  none: string;
}

const GROUP_TITLES: Record<number, string> = { 1: 'Entre los dos', 2: 'Entre los tres' };

export function firstOptions({ computers, comparisons, caution }: StoredRecommendations): Option[] {
  const [first, ...others] = computers.map((computer) => withReasons(computer, comparisons));
  if (!first) return [];
  const best: Option = {
    // The least bad one has no crown.
    computer: caution ? { ...first, role: null } : first,
    label: caution ? 'Opción 1' : 'Mejor opción',
    best: caution === null,
    comparison: comparisonOf([first, ...others], {
      title: GROUP_TITLES[others.length] ?? 'Entre todos',
      differences: extremes(first, others),
      none: 'Ni el más ni el menos en nada: el equilibrio.',
    }),
  };
  return [best, ...furtherOptions(others, 1, first)];
}

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

/** «No differences» is only true where figures are known. */
function comparisonOf(computers: readonly ShownComputer[], comparison: Comparison): Comparison | null {
  if (computers.length < 2) return null;
  return comparison.differences.length > 0 || computers.every(hasFigures) ? comparison : null;
}

const hasFigures = ({ facts }: ShownComputer): boolean =>
  [facts.ramGb, facts.storageGb, facts.weightKg, facts.batteryHours].some((figure) => figure !== null);

/** A laptop without pros or cons of its own gets those of the comparison under its name. */
function withReasons(computer: ShownComputer, comparisons: StoredRecommendations['comparisons']): ShownComputer {
  const key = [computer.name, laptopName(computer.name)].find((name) => Object.hasOwn(comparisons, name));
  const comparison = key === undefined ? undefined : comparisons[key];
  return {
    ...computer,
    pros: computer.pros.length > 0 ? computer.pros : (comparison?.pros ?? []),
    cons: computer.cons.length > 0 ? computer.cons : (comparison?.cons ?? []),
  };
}
