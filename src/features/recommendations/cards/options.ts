import { needsNoWindows } from '#contract/answers.ts';
import { type Place, textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { comparePath } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { allLackWindows } from './licence-line.tsx';
import type { SurenessProps } from './sureness.tsx';

export interface Option {
  computer: ShownComputer;
  /** «Mejor opción», «Opción 2». */
  label: string;
  /** Whether its price needs no licence. */
  ownsWindows: boolean;
  /** Whether it is said above that it has no Windows, as all of the first ones. */
  systemSaid: boolean;
  /** Why it is shown, in two words. */
  role: string;
  /** Second line of its tab: «≈ 517 € · Más memoria». */
  detail: string;
  best: boolean;
  /** Its price against that of the best: «90 € más». */
  difference: string;
  /** What its gains and losses are against. */
  title: string;
  /** Address of its comparison with the first laptop; for the first one, with all of its answer. */
  compare: string;
  /** How sure the first place is; only of the best one. */
  sure: SurenessProps | null;
}

/** Texts of the first card. If no laptop reaches the minimums, none is the best. */
const BEST = { label: 'Mejor opción', best: true, against: 'Frente a la mejor opción' };
const LEAST_BAD = { label: 'Opción 1', best: false, against: 'Frente al menos malo' };

export function firstOptions(result: StoredRecommendations): Option[] {
  const { computers, comparisons, caution, dependsOn, sureness } = result;
  const [first, ...others] = computers.map((computer) => withReasons(computer, comparisons));
  if (!first) return [];
  const { label, best, against } = caution ? LEAST_BAD : BEST;
  const said = { ownsWindows: ownsWindowsIn(result), systemSaid: allLackWindows(computers) };
  return [
    {
      computer: first,
      ...said,
      label,
      role: best ? '' : 'El menos malo',
      detail: amountOf(first),
      best,
      difference: '',
      title: '',
      compare: comparePath(computers.map(({ id }) => id)),
      sure: best && sureness ? { ...sureness, dependsOn } : null,
    },
    ...others.map(optionAfter(computers, 1, against, said)),
  ];
}

/** @param result the first answer, whose cards are above */
export const furtherOptions = (computers: readonly ShownComputer[], result: StoredRecommendations): Option[] =>
  computers.map(
    optionAfter(result.computers, result.computers.length, (result.caution ? LEAST_BAD : BEST).against, {
      ownsWindows: ownsWindowsIn(result),
      systemSaid: false,
    }),
  );

const optionAfter =
  ([first]: readonly ShownComputer[], shown: number, title: string, said: Pick<Option, 'ownsWindows' | 'systemSaid'>) =>
  (computer: ShownComputer, index: number): Option => ({
    computer,
    ...said,
    label: `Opción ${shown + index + 1}`,
    role: textAt(computer, 'label'),
    detail: detailOf(computer),
    best: false,
    difference: differenceOf(computer),
    title,
    compare: comparePath([first?.id ?? '', computer.id]),
    sure: null,
  });

function ownsWindowsIn({ userInput }: StoredRecommendations): boolean {
  const answers = FORM_STATE.parse(userInput);
  return answers !== null && needsNoWindows(answers);
}

function differenceOf({ statements }: ShownComputer): string {
  const change = statements.find(({ attribute, place }) => attribute === 'price' && CHANGES.has(place));
  return change ? `${change.text} ${CHANGES.get(change.place)}` : '';
}

const CHANGES: ReadonlyMap<Place, string> = new Map([
  ['gain', 'menos'],
  ['loss', 'más'],
]);

const amountOf = (computer: ShownComputer): string => (computer.price === null ? '' : priceWords(computer).amount);

const detailOf = (computer: ShownComputer): string =>
  [amountOf(computer), textAt(computer, 'label')].filter(Boolean).join(' · ');

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
