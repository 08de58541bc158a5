import type { RichTextNode } from '../lib/rich-text.ts';

export interface LegalText {
  title: string;
  description: string;
  updated: string;
  content: readonly RichTextNode[];
}
