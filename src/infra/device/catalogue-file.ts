import * as z from 'zod/mini';

/** The site's catalogue of one version, by the hash of its content. */
const catalogueFileSchema = z.object({
  url: z.string(),
  /** For `fetch`, which refuses a file that was cut short or changed. */
  integrity: z.string(),
  format: z.number(),
  date: z.string(),
  size: z.number(),
});
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;

/** The newest file of the site, which may have been deployed after this page was loaded. @throws where it cannot be read */
export async function newestCatalogueFile(): Promise<CatalogueFile> {
  const response = await fetch('/device-catalogue.json', { cache: 'no-cache' });
  return catalogueFileSchema.parse(await response.json());
}
