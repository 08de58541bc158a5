import type { RichTextNode } from '../lib/rich-text.ts';

/** A legal page, from its file in `src/content/legal`. */
export interface LegalText {
  title: string;
  description: string;
  /** ISO day of the last change. */
  updated: string;
  content: readonly RichTextNode[];
}
