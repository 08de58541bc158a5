/** The messages between page and worker. */
import * as z from 'zod/mini';
import type { JudgeRequest } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import type { CompareRequest } from '#contract/compared.ts';
import type { MoreRequest } from '#contract/recommendations.ts';

export type Question =
  | { ask: 'open'; file: Pick<CatalogueFile, 'url' | 'integrity'> }
  | { ask: 'recommend'; answers: Answers }
  | { ask: 'more'; request: MoreRequest }
  | { ask: 'market'; answers: Answers }
  | { ask: 'compare'; request: CompareRequest }
  | { ask: 'why'; answers: Answers; laptop: string }
  | { ask: 'read'; text: string }
  | { ask: 'judge' | 'owned'; request: JudgeRequest }
  | { ask: 'names' }
  | { ask: 'laptops'; ids: readonly string[] };

export type Asked = Question & { id: number };

/** `text` is JSON, the same as the API sends. */
export type Reply = { id: number; text: string } | { id: number; error: string };

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
