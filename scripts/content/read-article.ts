import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Article, ArticleSummary } from '../../src/content/article.ts';
import { plainText, type RichTextNode } from '../../src/lib/rich-text.ts';
import { articleFrontMatter, splitFrontMatter } from './front-matter.ts';
import { safeHtml } from './safe-html.ts';
import { textTree } from './text-tree.ts';

/** How fast a guide is read. */
const WORDS_PER_MINUTE = 210;

/**
 * @param file path of the Markdown file; its name is the slug
 * @param publicFolder where the pictures must be
 * @throws {Error} with what is wrong in it
 */
export function readArticle(file: string, source: string, publicFolder: string): Article {
  const { settings, body } = splitFrontMatter(source, articleFrontMatter);
  for (const picture of [settings.image, settings.socialImage]) {
    if (!existsSync(join(publicFolder, picture))) throw new Error(`there is no picture ${picture}`);
  }
  const content = textTree(safeHtml(body));
  return {
    ...settings,
    slug: basename(file, '.md'),
    minutes: Math.round(countWords(content) / WORDS_PER_MINUTE),
    contents: content.flatMap((node) =>
      typeof node !== 'string' && node.tag === 'h2' && node.id !== undefined
        ? [{ id: node.id, title: plainText(node.children) }]
        : [],
    ),
    content,
  };
}

/** The article as lists show it. */
export function summaryOf({ content: _content, contents: _contents, ...summary }: Article): ArticleSummary {
  return summary;
}

/** Words of a text; each piece counts for itself, so that neighbouring cells are not read as one word. */
export function countWords(nodes: readonly RichTextNode[]): number {
  const pieces = nodes.map((node) =>
    typeof node === 'string' ? (node.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : countWords(node.children),
  );
  return pieces.reduce((sum, words) => sum + words, 0);
}
