import { needsNoWindows } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
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
  /** Whether a line above the cards says that none of them has Windows, so that the card need not. */
  windowsNoticeAbove: boolean;
  /** Why it is shown, in two words. */
  role: string;
  /** Second line of its tab: «≈ 517 € · Más memoria». */
  detail: string;
  best: boolean;
  /** How its price differs from that of the best option: «90 € más». */
  difference: string;
  /** Label of its list of gains and losses: «Frente a la mejor opción». */
  versusLabel: string;
  /** Link to its comparison with the first card; on the first card, with all cards. */
  compare: string;
  /** How sure the first place is; `null` on the other cards. */
  sure: SurenessProps | null;
}

/** Texts of the first card. */
const BEST = { label: 'Mejor opción', best: true, against: 'Frente a la mejor opción' };
const LEAST_BAD = { label: 'Opción 1', best: false, against: 'Frente al menos malo' };

export function firstOptions(result: StoredRecommendations): Option[] {
  const { computers, comparisons, caution, dependsOn, sureness } = result;
  const [first, ...others] = computers.map((computer) => withReasons(computer, comparisons));
  if (!first) return [];
  const { label, best, against } = caution ? LEAST_BAD : BEST;
  const common = { ownsWindows: ownsWindowsIn(result), windowsNoticeAbove: allLackWindows(computers) };
  return [
    {
      computer: first,
      ...common,
      label,
      role: best ? '' : 'El menos malo',
      detail: amountOf(first),
      best,
      difference: '',
      versusLabel: '',
      compare: comparePath(computers.map(({ id }) => id)),
      sure: best && sureness ? { ...sureness, dependsOn } : null,
    },
    ...others.map(optionAfter(computers, 1, against, common)),
  ];
}

/** @param result the first answer, whose cards are shown above these */
export const furtherOptions = (computers: readonly ShownComputer[], result: StoredRecommendations): Option[] =>
  computers.map(
    optionAfter(result.computers, result.computers.length, (result.caution ? LEAST_BAD : BEST).against, {
      ownsWindows: ownsWindowsIn(result),
      windowsNoticeAbove: false,
    }),
  );

const optionAfter =
  (
    [first]: readonly ShownComputer[],
    shown: number,
    versusLabel: string,
    common: Pick<Option, 'ownsWindows' | 'windowsNoticeAbove'>,
  ) =>
  (computer: ShownComputer, index: number): Option => ({
    computer,
    ...common,
    label: `Opción ${shown + index + 1}`,
    role: textAt(computer, 'label'),
    detail: detailOf(computer),
    best: false,
    difference: differenceOf(computer),
    versusLabel,
    compare: comparePath([first?.id ?? '', computer.id]),
    sure: null,
  });

function ownsWindowsIn({ userInput }: StoredRecommendations): boolean {
  const answers = FORM_STATE.parse(userInput);
  return answers !== null && needsNoWindows(answers);
}

function differenceOf({ statements }: ShownComputer): string {
  const change = statements.find(({ attribute, kind }) => attribute === 'price' && kind === 'change');
  return change ? `${change.text} ${change.place === 'gain' ? 'menos' : 'más'}` : '';
}

const amountOf = (computer: ShownComputer): string => (computer.price === null ? '' : priceWords(computer).amount);

const detailOf = (computer: ShownComputer): string =>
  [amountOf(computer), textAt(computer, 'label')].filter(Boolean).join(' · ');

/** A laptop without pros or cons of its own gets those that `comparisons` has under its name. */
function withReasons(computer: ShownComputer, comparisons: StoredRecommendations['comparisons']): ShownComputer {
  const key = [computer.name, laptopName(computer.name)].find((name) => Object.hasOwn(comparisons, name));
  const comparison = key === undefined ? undefined : comparisons[key];
  return {
    ...computer,
    pros: computer.pros.length > 0 ? computer.pros : (comparison?.pros ?? []),
    cons: computer.cons.length > 0 ? computer.cons : (comparison?.cons ?? []),
  };
}
