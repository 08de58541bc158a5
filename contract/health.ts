/** `GET /api/health`. */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answers.ts';

/** The snapshot in use if the API follows a living catalogue; `null` while it answers from the embedded file. */
const catalogueStateSchema = z.object({
  version: z.nullable(z.string()),
  /** ISO day and time of the snapshot's refresh. */
  refreshedAt: z.nullable(z.string()),
  ageHours: z.nullable(z.number()),
});
export type CatalogueState = z.infer<typeof catalogueStateSchema>;

/** The answer, also while the catalogue is older than it should be. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  catalogue: z.extend(catalogueInfoSchema, z.partial(catalogueStateSchema).shape),
});
