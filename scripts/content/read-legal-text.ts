import type { LegalText } from '../../src/content/legal-text.ts';
import { legalFrontMatter, splitFrontMatter } from './front-matter.ts';
import { safeHtml } from './safe-html.ts';
import { textTree } from './text-tree.ts';

/** @throws {Error} with what is wrong in it */
export function readLegalText(source: string): LegalText {
  const { settings, body } = splitFrontMatter(source, legalFrontMatter);
  return { ...settings, content: textTree(safeHtml(body)) };
}
