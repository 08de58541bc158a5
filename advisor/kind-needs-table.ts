/** How well each operating system and screen size suits a purpose or a priority; our own judgement. */
import type { Priority, Purpose } from '../contract/answers.ts';
import type { ScreenSize, System } from '../catalogue/derive/laptop-kind.ts';

export interface KindNeed<Key extends string> {
  weight: number;
  /** 0 (hardly usable) to 1 (ideal); `null` misses a floor. */
  fit: Readonly<Record<Key, number | null>>;
  why: string;
}

export const SYSTEM_NEEDS: Readonly<Record<Purpose, KindNeed<System>>> = {
  office: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': 0.85, macOS: 0.95, linux: 0.5, chromeos: 0.3, none: 0.85, unknown: 0.85 },
    why: 'Microsoft 365 runs on Windows and macOS; what a licence costs counts as price, installing it costs an evening',
  },
  editing: {
    weight: 6,
    fit: { windows: 0.85, 'windows-arm': 0.3, macOS: 1, linux: 0.4, chromeos: null, none: 0.7, unknown: 0.7 },
    why: 'Premiere and Resolve run on both; Apple chips decode ProRes and 4:2:2 in hardware',
  },
  design: {
    weight: 5,
    fit: { windows: 1, 'windows-arm': 0.5, macOS: 1, linux: 0.3, chromeos: null, none: 0.85, unknown: 0.85 },
    why: 'Adobe programs run on Windows and macOS',
  },
  programming: {
    weight: 8,
    fit: { windows: 0.95, 'windows-arm': null, macOS: 1, linux: 1, chromeos: null, none: 0.85, unknown: 0.8 },
    why: 'A Unix shell is at home everywhere but on ChromeOS; Linux can be put on a bare machine. Android Studio and its emulator are not made for Windows on ARM, and virtual machines and containers of courses and companies are x86 images',
  },
  casualgaming: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.6, chromeos: null, none: 0.85, unknown: 0.85 },
    why: 'Few games are made for ARM or macOS',
  },
  gaming: {
    weight: 6,
    fit: { windows: 1, 'windows-arm': null, macOS: null, linux: 0.5, chromeos: null, none: 0.85, unknown: 0.85 },
    why: 'Current games are made for Windows on x86',
  },
};

/** For who works in 3D (needs.ts). */
export const SYSTEM_NEEDS_FOR_3D: KindNeed<System> = {
  weight: 5,
  fit: { windows: 1, 'windows-arm': null, macOS: null, linux: null, chromeos: null, none: 0.85, unknown: 0.85 },
  why: 'Revit, Civil 3D, SolidWorks, 3ds Max, Lumion and D5 run on Windows with an x86 processor only (their system requirements); what runs on a Mac runs there too',
};

export const SIZE_NEEDS: Readonly<Record<Purpose, KindNeed<ScreenSize>>> = {
  office: {
    weight: 3,
    fit: { '13': 0.8, '14': 1, '15': 0.9, '16': 0.75, '17': 0.3, unknown: 0 },
    why: '14" fits a bag and two documents',
  },
  editing: {
    weight: 3,
    fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 0.95, unknown: 0 },
    why: 'Timeline and preview need width',
  },
  design: {
    weight: 4,
    fit: { '13': 0.3, '14': 0.7, '15': 0.95, '16': 1, '17': 0.85, unknown: 0 },
    why: 'Canvas and palettes need width',
  },
  programming: {
    weight: 4,
    fit: { '13': 0.4, '14': 0.85, '15': 1, '16': 1, '17': 0.7, unknown: 0 },
    why: 'Editor and documentation side by side',
  },
  casualgaming: {
    weight: 2,
    fit: { '13': 0.3, '14': 0.7, '15': 1, '16': 1, '17': 0.85, unknown: 0 },
    why: 'Larger is more fun, too large stays at home',
  },
  gaming: {
    weight: 3,
    fit: { '13': 0.2, '14': 0.6, '15': 0.9, '16': 1, '17': 1, unknown: 0 },
    why: 'Larger cases cool better and show more',
  },
};

/** Weights share a scale with those of `PRIORITY_NEEDS` (needs-table.ts). */
export const PRIORITY_SIZES: Readonly<Partial<Record<Priority, KindNeed<ScreenSize>>>> = {
  screen: {
    weight: 20,
    fit: { '13': 0.2, '14': 0.6, '15': 0.85, '16': 1, '17': 1, unknown: 0 },
    why: 'A good screen is also a large one, with larger letters; size counts as much as the panel',
  },
  weight: {
    weight: 10,
    fit: { '13': 1, '14': 0.9, '15': 0.4, '16': 0.25, '17': 0, unknown: 0 },
    why: 'A small bag holds 13 or 14 inches',
  },
};
