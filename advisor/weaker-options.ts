import type { RequirementField, RequirementValue } from '../contract/answers.ts';

/** For each option what a user could accept instead, the smallest concession first. */
const WEAKER: {
  readonly [F in RequirementField]: Readonly<Partial<Record<RequirementValue<F>, readonly RequirementValue<F>[]>>>;
} = {
  processor: {
    intel_i9: ['intel_i7', 'intel_i5', 'intel_i3'],
    intel_i7: ['intel_i5', 'intel_i3'],
    intel_i5: ['intel_i3'],
    amd_r9: ['amd_r7', 'amd_r5', 'amd_r3'],
    amd_r7: ['amd_r5', 'amd_r3'],
    amd_r5: ['amd_r3'],
  },
  ram: {
    '64GB': ['32GB', '16GB', '8GB', '4GB'],
    '32GB': ['16GB', '8GB', '4GB'],
    '16GB': ['8GB', '4GB'],
    '8GB': ['4GB'],
  },
  storage: {
    '4TB': ['2TB', '1TB', '512GB', '256GB'],
    '2TB': ['1TB', '512GB', '256GB'],
    '1TB': ['512GB', '256GB'],
    '512GB': ['256GB'],
  },
  graphics: {
    nvidia_rtx50: ['nvidia_rtx40', 'nvidia_rtx30', 'nvidia_gtx16'],
    nvidia_rtx40: ['nvidia_rtx30', 'nvidia_gtx16'],
    nvidia_rtx30: ['nvidia_gtx16'],
    amd_rx7000: ['amd_rx6000'],
  },
  screenSize: {
    '13': ['14', '15', '16', '17'],
    '14': ['13', '15', '16', '17'],
    '15': ['16', '14', '17', '13'],
    '16': ['15', '17', '14', '13'],
    '17': ['16', '15', '14', '13'],
  },
  weight: { ultralight: ['light', 'medium'], light: ['medium'] },
  battery: { extended: ['long', 'standard'], long: ['standard'] },
  os: {},
  resolution: { '4k': ['2k', '1080p'], '2k': ['1080p'] },
  refreshRate: {
    '240': ['165', '144', '120', '60'],
    '165': ['144', '120', '60'],
    '144': ['120', '60'],
    '120': ['60'],
  },
};

/** @returns the options to try, strongest first; the final empty one drops the requirement */
export function ladderOf<F extends RequirementField>(
  field: F,
  option: RequirementValue<F>,
): (RequirementValue<F> | '')[] {
  const weaker: Readonly<Partial<Record<RequirementValue<F>, readonly RequirementValue<F>[]>>> = WEAKER[field];
  return [option, ...(weaker[option] ?? []), ''];
}
