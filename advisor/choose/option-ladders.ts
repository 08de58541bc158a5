/** The options of a requirement in ascending order of demand, to find weaker ones. */
import { REQUIREMENT_OPTIONS, type RequirementField, type RequirementValue } from '../../contract/answers.ts';
import { GPU_LADDERS } from '../../contract/graphics-series.ts';
import { CPU_LADDERS } from '../../catalogue/derive/requirements.ts';

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
