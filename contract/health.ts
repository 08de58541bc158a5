/** `GET /api/health`. */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answer-parts.ts';

/** Of a catalogue that is followed: which snapshot answers; nulls: the embedded file, until there is one. */
const catalogueStateSchema = z.object({
  version: z.nullable(z.string()),
  /** ISO day and time of its refresh. */
  refreshedAt: z.nullable(z.string()),
  ageHours: z.nullable(z.number()),
});
export type CatalogueState = z.infer<typeof catalogueStateSchema>;

export const healthSchema = z.object({
  status: z.literal('ok'),
  catalogue: z.extend(catalogueInfoSchema, z.partial(catalogueStateSchema).shape),
});
