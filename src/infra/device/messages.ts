/** What page and worker say to each other. */
import type { Answers } from '#contract/answers.ts';
import type { CompareRequest } from '#contract/compared.ts';
import type { MoreRequest } from '#contract/recommendations.ts';
import type { CatalogueFile } from './catalogue-file.ts';

export type Question =
  | { ask: 'open'; file: Pick<CatalogueFile, 'url' | 'integrity'> }
  | { ask: 'recommend'; answers: Answers }
  | { ask: 'more'; request: MoreRequest }
  | { ask: 'market'; answers: Answers }
  | { ask: 'counts'; answers: Answers }
  | { ask: 'compare'; request: CompareRequest }
  | { ask: 'why'; answers: Answers; laptop: string }
  | { ask: 'names' }
  | { ask: 'laptops'; ids: readonly string[] };

export type Asked = Question & { id: number };

/** `text` is JSON, the same as the API sends. */
export type Reply = { id: number; text: string } | { id: number; error: string };
