import { answersAfter, CHANGE_NAMES, type ChangeName, type OfferedChanges } from '../../contract/answer-parts.ts';
import {
  type Answers,
  BUDGET,
  REQUIREMENT_OPTIONS,
  type RequirementField,
  type RequirementValue,
} from '../../contract/answers.ts';
import { CPU_LADDERS, GPU_LADDERS, meetsOption } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { MIN_SHARE } from '../explain/differences.ts';
import { isSpanishOffer } from '../rank/prices.ts';
import type { Card } from '../roles.ts';
import { isCapable } from '../rank/score.ts';
import type { Shortlist } from '../shortlist.ts';

type Option = RequirementValue<RequirementField>;

/** Options in ascending order of demand, per maker for processors and graphics. */
const LADDERS: Readonly<Partial<Record<RequirementField, readonly (readonly string[])[]>>> = {
  processor: CPU_LADDERS,
  ram: [REQUIREMENT_OPTIONS.ram],
  storage: [REQUIREMENT_OPTIONS.storage],
  graphics: GPU_LADDERS,
  weight: [['medium', 'light', 'ultralight']],
  battery: [REQUIREMENT_OPTIONS.battery],
  resolution: [REQUIREMENT_OPTIONS.resolution],
  refreshRate: [REQUIREMENT_OPTIONS.refreshRate],
};

/** Nearest first. */
const OTHER_SCREEN_SIZES: Readonly<Partial<Record<string, readonly string[]>>> = {
  '13': ['14', '15', '16', '17'],
  '14': ['13', '15', '16', '17'],
  '15': ['16', '14', '17', '13'],
  '16': ['15', '17', '14', '13'],
  '17': ['16', '15', '14', '13'],
};

function acceptableInstead(field: RequirementField, option: Option): readonly string[] {
  if (field === 'screenSize') return OTHER_SCREEN_SIZES[option] ?? [];
  const ladder = LADDERS[field]?.find((steps) => steps.includes(option)) ?? [];
  return ladder.slice(0, Math.max(0, ladder.indexOf(option))).toReversed();
}

/** @returns the options to try, strongest first; the final empty one drops the requirement */
export function ladderOf(field: RequirementField, option: Option): (Option | '')[] {
  const instead = acceptableInstead(field, option);
  const options: readonly Option[] = REQUIREMENT_OPTIONS[field];
  return [option, ...instead.flatMap((weaker) => options.find((known) => known === weaker) ?? []), ''];
}

const isReachable = (list: Shortlist, field: RequirementField, option: Option): boolean => {
  const { codes, examples } = list.columns.required[field];
  const accepted = Uint8Array.from(examples, (example) => Number(meetsOption(example, field, option)));
  return list.rows.some((row) => accepted[codes[row] ?? 0] === 1 && isCapable(list.missed[row] ?? 0));
};

/** In hours and kilograms; smaller differences are no reason to ask again. */
const LEAST_CHANGE = { hours: 1, kilograms: 0.1 } as const;

/** Whether a step less of the budget excludes a card and leaves a capable laptop. */
function isLessUseful({ answers, columns, missed, rows }: Shortlist, cards: readonly Card[]): boolean {
  const less = answers.budget - BUDGET.step;
  const costsMore = (row: number): boolean => (columns.price[row] ?? 0) > less;
  return (
    less >= BUDGET.min &&
    cards.some(({ row }) => costsMore(row)) &&
    rows.some((row) => !costsMore(row) && isCapable(missed[row] ?? 0))
  );
}

/**
 * @returns whether a step less of the budget changes the answer, and requirements that some capable laptop within the
 *   budget meets and of which the first card misses so much that any such laptop is noticed
 */
export function offeredChanges(list: Shortlist, cards: readonly Card[]): OfferedChanges {
  const { answers, columns, best, missed } = list;
  const laptop = columns.laptops[best ?? -1];
  if (!laptop || !isCapable(missed[best ?? -1] ?? 0)) return {};
  const { weightKg, batteryHours } = laptop;
  const { requirements } = answers;
  const os = laptop.os === 'macOS' && requirements.os === '' && isReachable(list, 'os', 'windows');
  // What is hardly better does not meet the requirement, so what meets it is clearly better.
  const lighter = weightKg && { weightKg: weightKg - Math.max(LEAST_CHANGE.kilograms, MIN_SHARE * weightKg) };
  const longer = batteryHours && { batteryHours: batteryHours + LEAST_CHANGE.hours };
  const weight = (['light', 'ultralight'] as const).find(
    (option) => lighter && !meetsOption({ ...laptop, ...lighter }, 'weight', option),
  );
  const battery = (['long', 'extended'] as const).find(
    (option) => longer && !meetsOption({ ...laptop, ...longer }, 'battery', option),
  );
  return {
    ...(isLessUseful(list, cards) && { less: true }),
    ...(os && { os: 'windows' }),
    ...(weight && isReachable(list, 'weight', weight) && { weight }),
    ...(battery && isReachable(list, 'battery', battery) && { battery }),
  };
}

type Firsts = Partial<Record<ChangeName, Laptop>>;

/**
 * @param rank ranks the laptops for other answers, which overwrites the last list
 * @returns the offered changes that put another laptop first that Spain sells, and that laptop
 */
export function withOtherWinner(
  answers: Answers,
  offered: OfferedChanges,
  now: Laptop,
  rank: (answers: Answers) => Shortlist,
): { changes: OfferedChanges; firsts: Firsts } {
  const changes = { ...offered };
  const firsts: Firsts = {};
  for (const name of CHANGE_NAMES.filter((one) => offered[one])) {
    const { columns, best } = rank(answersAfter(answers, name, offered));
    const first = columns.laptops[best ?? -1];
    if (first && first.id !== now.id && isSpanishOffer(first)) firsts[name] = first;
    else delete changes[name];
  }
  return { changes, firsts };
}
