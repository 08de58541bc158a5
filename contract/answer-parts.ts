/** What answers consist of besides computers. */
import * as z from 'zod/mini';
import { type Answers, BUDGET } from './answers.ts';

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
  os: z.optional(z.literal('windows')),
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
