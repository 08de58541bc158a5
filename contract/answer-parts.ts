/** Shared by both readings of an answer, recommendations.ts (API) and shown-recommendation.ts (site). */
import * as z from 'zod/mini';

export const NO_MORE_OPTIONS = 'No hay más opciones disponibles que cumplan con tus requisitos';

/** `date` is the newest price date (ISO), `size` the number of laptops. */
export const catalogueInfoSchema = z.object({ date: z.string(), size: z.int() });
export type CatalogueInfo = z.infer<typeof catalogueInfoSchema>;

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
});
export type OfferedChanges = z.infer<typeof offeredChangesSchema>;
