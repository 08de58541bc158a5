import { needsNoWindows } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { comparePath } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { allLackWindows } from './licence-line.tsx';

export interface Option {
  computer: ReadComputer;
  /** «Mejor opción», «Opción 2». */
  label: string;
  /** Whether its price needs no licence. */
  ownsWindows: boolean;
  /** Whether its system is as the answers ask. */
  isSystemAsked: boolean;
  /** Whether a line above the cards says that none of them has Windows, so that the card need not. */
  windowsNoticeAbove: boolean;
  /** Why it is shown, in two words. */
  role: string;
  /** Lines of its tab: «HP Victus», «≈ 517 €». */
  details: readonly string[];
  best: boolean;
  /** How its price differs from that of the best option: «90 € más». */
  difference: string;
  /** Label of its list of gains and losses: «Frente a la mejor opción». */
  versusLabel: string;
  /** Link to its comparison with the first card; on the first card, with all cards. */
  compare: string;
  /** «Casi empatado con el HP Victus 15»; empty on other cards than the first. */
  nearTie: string;
}

export function firstOptions(result: StoredRecommendations): Option[] {
  const { computers, comparisons, caution, nearTie } = result;
  const windowsNoticeAbove = allLackWindows(computers);
  const [first, ...others] = computers.map((computer, index) => ({
    ...optionOf(withReasons(computer, comparisons), index + 1, computers, result),
    windowsNoticeAbove,
  }));
  if (!first) return [];
  const best = !caution;
  return [
    {
      ...first,
      label: best ? 'Mejor opción' : first.label,
      role: best ? '' : 'El que más se acerca',
      best,
      difference: '',
      versusLabel: '',
      compare: comparePath(computers.map(({ id }) => id)),
      nearTie: (best && nearTie) || '',
    },
    ...others,
  ];
}

/** @param result the first answer, whose cards are shown above these */
export const furtherOptions = (computers: readonly ReadComputer[], result: StoredRecommendations): Option[] =>
  computers.map((computer, index) => optionOf(computer, result.computers.length + index + 1, computers, result));

/**
 * A card after the first.
 * @param number of the card, from 1
 * @param beside the cards with tabs beside its own
 */
function optionOf(
  computer: ReadComputer,
  number: number,
  beside: readonly ReadComputer[],
  result: StoredRecommendations,
): Option {
  return {
    computer,
    ownsWindows: result.userInput !== undefined && needsNoWindows(result.userInput),
    isSystemAsked: asksForSystem(result, computer),
    windowsNoticeAbove: false,
    label: `Opción ${number}`,
    role: textAt(computer, 'label'),
    details: [tabName(computer, beside), amountOf(computer)].filter(Boolean),
    best: false,
    difference: differenceOf(computer),
    versusLabel: result.caution ? 'Frente al primero' : 'Frente a la mejor opción',
    compare: comparePath([result.computers[0]?.id ?? '', computer.id]),
    nearTie: '',
  };
}

/** Only what meets a required system is recommended; who owns Windows, or will use Linux, misses none. */
const asksForSystem = ({ userInput }: StoredRecommendations, { facts }: ReadComputer): boolean =>
  userInput !== undefined &&
  (userInput.requirements.os !== '' || (userInput.ownsWindows === true && facts.os === 'none'));

/** Empty where the reason says it. */
function differenceOf(computer: ReadComputer): string {
  const difference =
    computer.statements.find(({ attribute, kind }) => attribute === 'price' && kind === 'change')?.text ?? '';
  return textAt(computer, 'reason').includes(difference) ? '' : difference;
}

/** The first words of its name, at least two, that no other has: «HP Victus»; with details only the whole tells it apart. */
function tabName({ shortName }: ReadComputer, beside: readonly ReadComputer[]): string {
  const [name = ''] = shortName.split(',');
  const words = name.split(' ');
  const others = beside.filter((other) => other.shortName !== shortName).map((other) => `${other.shortName} `);
  const beginnings = words.map((_, last) => words.slice(0, last + 1).join(' ')).slice(1);
  return beginnings.find((beginning) => !others.some((other) => other.startsWith(`${beginning} `))) ?? shortName;
}

const amountOf = (computer: ReadComputer): string => (computer.price === null ? '' : priceWords(computer).amount);

/** A laptop without pros or cons of its own gets those that `comparisons` has under its name. */
function withReasons(computer: ReadComputer, comparisons: StoredRecommendations['comparisons']): ReadComputer {
  const key = [computer.name, laptopName(computer.name)].find((name) => Object.hasOwn(comparisons, name));
  const comparison = key === undefined ? undefined : comparisons[key];
  return {
    ...computer,
    pros: computer.pros.length > 0 ? computer.pros : (comparison?.pros ?? []),
    cons: computer.cons.length > 0 ? computer.cons : (comparison?.cons ?? []),
  };
}
