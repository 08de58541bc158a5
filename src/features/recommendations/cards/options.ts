import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { comparePath } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import type { KeyFactName } from './key-facts.ts';
import { differingFacts, knownFacts, sharedPriceNote } from './shared-facts.tsx';

export interface Option {
  computer: ShownComputer;
  label: string;
  /** Second line of its tab: «≈ 517 € · Más memoria». */
  detail: string;
  best: boolean;
  /** Heading of the comparison by the target's criteria. */
  title: string;
  /** The columns of its key facts; facts that all laptops share are listed once beside the cards. */
  facts: readonly KeyFactName[];
  /** Whether the glance above explains how the price is known. */
  priceIsExplained: boolean;
  /** Address of its comparison with the first laptop; for the first one, with all of its answer. */
  compare: string;
  /** Whether the glance shows its gains and losses too. */
  isCompared: boolean;
}

const GROUP_TITLES: Record<number, string> = { 2: 'Entre los dos', 3: 'Entre los tres' };

/** Texts of the first card. If no laptop reaches the minimums, none is the best. */
const BEST = { label: 'Mejor opción', best: true, against: 'Frente a la mejor opción' };
const LEAST_BAD = { label: 'Opción 1', best: false, against: 'Frente al menos malo' };

export function firstOptions(result: StoredRecommendations): Option[] {
  const { computers, comparisons, caution } = result;
  const isCompared = hasGlance(result);
  const priceIsExplained = isCompared && sharedPriceNote(computers) !== '';
  const shared = { facts: differingFacts(computers), priceIsExplained, isCompared };
  const [first, ...others] = computers.map((computer) => withReasons(computer, comparisons));
  if (!first) return [];
  const { label, best, against } = caution ? LEAST_BAD : BEST;
  const title = GROUP_TITLES[computers.length] ?? 'Entre todos';
  return [
    {
      computer: best ? first : { ...first, role: null },
      label,
      detail: detailOf(first),
      best,
      title,
      compare: comparePath(computers.map(({ id }) => id)),
      ...shared,
    },
    ...others.map(optionAfter(computers, 1, { title: against, ...shared })),
  ];
}

/** @param result the first answer, whose cards are above */
export const furtherOptions = (computers: readonly ShownComputer[], result: StoredRecommendations): Option[] =>
  computers.map(
    optionAfter(result.computers, result.computers.length, {
      title: (result.caution ? LEAST_BAD : BEST).against,
      facts: knownFacts(computers),
      priceIsExplained: false,
      isCompared: false,
    }),
  );

const optionAfter =
  (
    [first]: readonly ShownComputer[],
    shown: number,
    shared: Pick<Option, 'title' | 'facts' | 'priceIsExplained' | 'isCompared'>,
  ) =>
  (computer: ShownComputer, index: number): Option => ({
    computer,
    label: `Opción ${shown + index + 1}`,
    detail: detailOf(computer),
    best: false,
    compare: comparePath([first?.id ?? '', computer.id]),
    ...shared,
  });

const detailOf = (computer: ShownComputer): string =>
  [computer.price === null ? '' : priceWords(computer).amount, textAt(computer, 'label')].filter(Boolean).join(' · ');

/** A laptop without pros or cons of its own takes those of the comparison with its name. */
function withReasons(computer: ShownComputer, comparisons: StoredRecommendations['comparisons']): ShownComputer {
  const key = [computer.name, laptopName(computer.name)].find((name) => Object.hasOwn(comparisons, name));
  const comparison = key === undefined ? undefined : comparisons[key];
  return {
    ...computer,
    pros: computer.pros.length > 0 ? computer.pros : (comparison?.pros ?? []),
    cons: computer.cons.length > 0 ? computer.cons : (comparison?.cons ?? []),
  };
}

/** Whether the target has a point for each of the laptops; one of them may have been unreadable. */
export function hasGlance({ computers, target }: Pick<StoredRecommendations, 'computers' | 'target'>): boolean {
  const ids = computers.map(({ id }) => id).join();
  return target.length > 0 && target.every(({ points }) => points.map(({ id }) => id).join() === ids);
}
