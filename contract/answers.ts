/**
 * What a visitor answers: the option ids of the questionnaire and the schema of `POST /api/recommendations`. The ids
 * come from the specification; ours are at the end of each list.
 */
import * as z from 'zod/mini';
import { CPU_FAMILIES } from './facts.ts';
import { GRAPHICS_OPTIONS } from './graphics-series.ts';

export const DEVICE_TYPES = ['laptop'] as const;

export const PURPOSES = ['office', 'editing', 'design', 'programming', 'casualgaming', 'gaming'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PRIORITIES = ['screen', 'battery', 'weight', 'graphics', 'silence', 'build'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Every optional requirement with its options; `''` (no preference) is allowed everywhere and not listed. */
export const REQUIREMENT_OPTIONS = {
  processor: CPU_FAMILIES,
  ram: ['4GB', '8GB', '16GB', '32GB', '64GB'],
  storage: ['256GB', '512GB', '1TB', '2TB', '4TB'],
  graphics: GRAPHICS_OPTIONS,
  screenSize: ['13', '14', '15', '16', '17'],
  weight: ['ultralight', 'light', 'medium', 'heavy'],
  battery: ['standard', 'long', 'extended'],
  os: ['windows', 'macOS', 'linux', 'none'],
  resolution: ['1080p', '2k', '4k'],
  refreshRate: ['60', '120', '144', '165', '240'],
} as const;

export type RequirementField = keyof typeof REQUIREMENT_OPTIONS;
export type RequirementValue<F extends RequirementField> = (typeof REQUIREMENT_OPTIONS)[F][number];

/** Euros. The slider of the questionnaire and the bounds of the API are the same. */
export const BUDGET = { min: 200, max: 4000, step: 100, default: 1500 } as const;

const optionOrEmpty = <const T extends readonly string[]>(options: T) =>
  z._default(z.enum(['', ...options] as ['', ...T]), '');

/** One option of each field of `REQUIREMENT_OPTIONS`; an empty string means that any will do. */
export const requirementsSchema = z.object({
  processor: optionOrEmpty(REQUIREMENT_OPTIONS.processor),
  ram: optionOrEmpty(REQUIREMENT_OPTIONS.ram),
  storage: optionOrEmpty(REQUIREMENT_OPTIONS.storage),
  graphics: optionOrEmpty(REQUIREMENT_OPTIONS.graphics),
  screenSize: optionOrEmpty(REQUIREMENT_OPTIONS.screenSize),
  weight: optionOrEmpty(REQUIREMENT_OPTIONS.weight),
  battery: optionOrEmpty(REQUIREMENT_OPTIONS.battery),
  os: optionOrEmpty(REQUIREMENT_OPTIONS.os),
  resolution: optionOrEmpty(REQUIREMENT_OPTIONS.resolution),
  refreshRate: optionOrEmpty(REQUIREMENT_OPTIONS.refreshRate),
});
export type Requirements = z.infer<typeof requirementsSchema>;

export const NO_REQUIREMENTS: Requirements = /* @__PURE__ */ requirementsSchema.parse({});

/**
 * Body of `POST /api/recommendations`. Device type, priorities, requirements and `ownsWindows` are optional;
 * duplicates are ignored.
 */
export const answersSchema = z.object({
  deviceType: z._default(z.enum(DEVICE_TYPES), 'laptop'),
  purposes: z.array(z.enum(PURPOSES)).check(z.minLength(1), z.maxLength(24)),
  priorities: z._default(z.array(z.enum(PRIORITIES)).check(z.maxLength(24)), []),
  budget: z.number().check(z.gte(BUDGET.min), z.lte(BUDGET.max)),
  requirements: z._default(requirementsSchema, NO_REQUIREMENTS),
  /** The visitor owns a Windows licence or will use Linux: no licence is added to any price. */
  ownsWindows: z.optional(z.boolean()),
});
export type Answers = z.infer<typeof answersSchema>;

/** Whether no price needs a licence of Windows: the visitor has one, or asks for another system or none. */
export const needsNoWindows = ({
  ownsWindows,
  requirements: { os },
}: Pick<Answers, 'ownsWindows' | 'requirements'>): boolean => ownsWindows === true || os === 'linux' || os === 'none';

export const NO_MORE_OPTIONS = 'No hay más opciones disponibles que cumplan con tus requisitos';

/** `date` is the newest price date (ISO), `size` the number of laptops. */
export const catalogueInfoSchema = z.object({ date: z.string(), size: z.int() });
export type CatalogueInfo = z.infer<typeof catalogueInfoSchema>;

/** The changes in the order in which they are offered. */
export const CHANGE_NAMES = ['more', 'less', 'os', 'weight', 'battery'] as const;
export type ChangeName = (typeof CHANGE_NAMES)[number];

/**
 * Changes that a visitor may be offered: one step of the budget more or less, if that brings other laptops that do
 * what was asked for, and stronger requirements.
 */
export const offeredChangesSchema = z.object({
  more: z.optional(z.boolean()),
  less: z.optional(z.boolean()),
  os: z.optional(z.enum(['windows', 'macOS'])),
  weight: z.optional(z.enum(['light', 'ultralight'])),
  battery: z.optional(z.enum(['long', 'extended'])),
  /** What each of them gains: «Con 46 € más, el HP Pavilion 14: aguanta 5 h más». */
  texts: z.optional(z.partialRecord(z.enum(CHANGE_NAMES), z.string())),
});
export type OfferedChanges = z.infer<typeof offeredChangesSchema>;

/** @returns the answers after one of the offered changes */
export function answersAfter<A extends Pick<Answers, 'budget' | 'requirements'>>(
  answers: A,
  name: ChangeName,
  offered: OfferedChanges,
): A {
  if (name === 'more') return { ...answers, budget: answers.budget + BUDGET.step };
  if (name === 'less') return { ...answers, budget: answers.budget - BUDGET.step };
  return { ...answers, requirements: { ...answers.requirements, [name]: offered[name] } };
}
