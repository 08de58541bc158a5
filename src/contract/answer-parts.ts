/** What of recommendations.ts the site needs as well: it reads answers by schemas of its own (shown-recommendation.ts). */
import * as z from 'zod/mini';

/** How many further computers may be asked for at once; the app asks for {@link MORE_COUNT_DEFAULT}. */
export const MORE_COUNT = { min: 1, max: 12 } as const;
export const MORE_COUNT_DEFAULT = 6;

/** What the API says when nothing is left. */
export const NO_MORE_OPTIONS = 'No hay más opciones disponibles que cumplan con tus requisitos';

/** `date` is the newest price's date (ISO), `size` the number of laptops looked at. */
export const catalogueInfoSchema = z.object({ date: z.string(), size: z.int() });
export type CatalogueInfo = z.infer<typeof catalogueInfoSchema>;
