import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Article, ArticleSummary, LegalText } from '#src/content/articles.ts';
import { plainText, type RichTextNode } from '#src/lib/rich-text.ts';
import { textTree } from './text-tree.ts';
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const isoDay = z.iso.date();
const imagePath = z.string().regex(/^\/[\w./-]+$/, 'must be a path on this site');

const articleFrontMatter = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(90),
  excerpt: z.string().min(50).max(200),
  date: isoDay,
  updated: isoDay,
  category: z.string().min(1),
  image: imagePath,
  imageWidth: z.int().positive(),
  imageHeight: z.int().positive(),
  imageAlt: z.string().min(1),
  imageCaption: z.string().min(1),
  socialImage: imagePath.regex(/\.(png|jpg|webp)$/, 'must be a PNG, JPEG or WebP image'),
});

const legalFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(200),
  updated: isoDay,
});

function splitFrontMatter<T>(source: string, schema: z.ZodType<T>): { frontMatter: T; body: string } {
  const [, block, body] = FILE.exec(source) ?? [];
  if (block === undefined || body === undefined)
    throw new Error('does not begin with front matter between two «---» lines');
  const parsed = schema.safeParse(parse(block));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return { frontMatter: parsed.data, body };
}

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
  const content = textTree(body);
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
  return { ...frontMatter, content: textTree(body) };
}

export function summaryOf({ content: _content, contents: _contents, ...summary }: Article): ArticleSummary {
  return summary;
}

/** Counts words node by node, so that adjacent table cells do not form one word. */
function countWords(nodes: readonly RichTextNode[]): number {
  const counts = nodes.map((node) =>
    typeof node === 'string' ? (node.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : countWords(node.children),
  );
  return counts.reduce((sum, words) => sum + words, 0);
}
