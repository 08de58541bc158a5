import type { RichTextNode } from '../lib/rich-text.ts';

/** An article in lists. It comes from the front matter of its file, except where noted. */
export interface ArticleSummary {
  /** Never changes, even if title and address do: feed readers identify articles by it. */
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  /** The day on which the text was last checked. */
  updated: string;
  category: string;
  /** Minutes of reading, counted at build. */
  minutes: number;
  /** Path of a picture of ours, with its size in pixels. */
  image: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
  imageCaption: string;
  /** The same picture as a bitmap, for the networks and search engines that take no drawings. */
  socialImage: string;
}

export interface ContentsEntry {
  id: string;
  title: string;
}

export interface Article extends ArticleSummary {
  contents: readonly ContentsEntry[];
  content: readonly RichTextNode[];
}

export interface LegalText {
  title: string;
  description: string;
  updated: string;
  content: readonly RichTextNode[];
}

const FILES = import.meta.glob<Article>('./blog/*.md', { import: 'article' });

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.md$/, '');

export const ARTICLES: ReadonlyMap<string, () => Promise<Article>> = new Map(
  Object.entries(FILES).map(([file, load]) => [slugOf(file), load]),
);
