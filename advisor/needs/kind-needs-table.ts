/** How well each operating system and screen size suits a purpose or a priority. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import type { ScreenSize, System } from '../../catalogue/derive/laptop-kind.ts';

export interface KindNeed<Key extends string> {
  weight: number;
  /** 0 (hardly usable) to 1 (ideal); `null` misses a floor. */
  fit: Readonly<Record<Key, number | null>>;
}

export const SYSTEM_NEEDS: Readonly<Record<Purpose, KindNeed<System>>> = {
  office: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': 0.85, macOS: 0.95, linux: 0.5, chromeos: 0.3, none: 0.85, unknown: 0.85 },
  },
  editing: {
    weight: 6,
    fit: { windows: 0.85, 'windows-arm': 0.3, macOS: 1, linux: 0.4, chromeos: null, none: 0.7, unknown: 0.7 },
  },
  design: {
    weight: 5,
    fit: { windows: 1, 'windows-arm': 0.5, macOS: 1, linux: 0.3, chromeos: null, none: 0.85, unknown: 0.85 },
  },
  programming: {
    weight: 8,
    fit: { windows: 0.95, 'windows-arm': null, macOS: 1, linux: 1, chromeos: null, none: 0.85, unknown: 0.8 },
  },
  casualgaming: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.6, chromeos: null, none: 0.85, unknown: 0.85 },
  },
  gaming: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.5, chromeos: null, none: 0.85, unknown: 0.85 },
  },
};

/**
 * For 3D users (needs.ts): Revit, Civil 3D, SolidWorks, 3ds Max, Lumion and D5 only run on Windows with an x86 processor;
 * what runs on a Mac runs there too.
 */
export const SYSTEM_NEEDS_FOR_3D: KindNeed<System> = {
  weight: 5,
  fit: { windows: 1, 'windows-arm': null, macOS: null, linux: null, chromeos: null, none: 0.85, unknown: 0.85 },
};

export const SIZE_NEEDS: Readonly<Record<Purpose, KindNeed<ScreenSize>>> = {
  office: { weight: 3, fit: { '13': 0.8, '14': 1, '15': 0.9, '16': 0.75, '17': 0.3, unknown: 0 } },
  editing: { weight: 3, fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 0.95, unknown: 0 } },
  design: { weight: 4, fit: { '13': 0.3, '14': 0.7, '15': 0.95, '16': 1, '17': 0.85, unknown: 0 } },
  programming: { weight: 4, fit: { '13': 0.4, '14': 0.85, '15': 1, '16': 1, '17': 0.7, unknown: 0 } },
  casualgaming: { weight: 2, fit: { '13': 0.3, '14': 0.7, '15': 1, '16': 1, '17': 0.85, unknown: 0 } },
  gaming: { weight: 3, fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 1, unknown: 0 } },
};

/** Weights are on the same scale as those of `PRIORITY_NEEDS` (needs-table.ts). */
export const PRIORITY_SIZES: Readonly<Partial<Record<Priority, KindNeed<ScreenSize>>>> = {
  // A good screen is also a large one, with larger letters.
  screen: { weight: 20, fit: { '13': 0.2, '14': 0.6, '15': 0.85, '16': 1, '17': 1, unknown: 0 } },
  // A small backpack holds 13 or 14 inches.
  weight: { weight: 10, fit: { '13': 1, '14': 0.9, '15': 0.4, '16': 0.25, '17': 0, unknown: 0 } },
};
