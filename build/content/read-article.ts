import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Article, ArticleSummary, LegalText } from '#src/content/articles.ts';
import { plainText, type RichTextNode } from '#src/lib/rich-text.ts';
import { articleFrontMatter, legalFrontMatter, splitFrontMatter } from './front-matter.ts';
import { safeHtml } from './safe-html.ts';
import { textTree } from './text-tree.ts';

const WORDS_PER_MINUTE = 210;

/**
 * @param file path of the Markdown file; its name becomes the slug
 * @param publicFolder folder in which the article's images must exist
 */
export function readArticle(file: string, source: string, publicFolder: string): Article {
  const { frontMatter, body } = splitFrontMatter(source, articleFrontMatter);
  for (const image of [frontMatter.image, frontMatter.socialImage]) {
    if (!existsSync(join(publicFolder, image))) throw new Error(`image ${image} does not exist`);
  }
  const content = textTree(safeHtml(body));
  return {
    ...frontMatter,
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

export function readLegalText(source: string): LegalText {
  const { frontMatter, body } = splitFrontMatter(source, legalFrontMatter);
  return { ...frontMatter, content: textTree(safeHtml(body)) };
}

export function summaryOf({ content: _content, contents: _contents, ...summary }: Article): ArticleSummary {
  return summary;
}

/** Counts words node by node, so that adjacent table cells do not form one word. */
export function countWords(nodes: readonly RichTextNode[]): number {
  const counts = nodes.map((node) =>
    typeof node === 'string' ? (node.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : countWords(node.children),
  );
  return counts.reduce((sum, words) => sum + words, 0);
}
