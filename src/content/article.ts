import type { RichTextNode } from '../lib/rich-text.ts';

/** What a list shows of an article. It stands in the front matter of its file, except where noted. */
export interface ArticleSummary {
  /** Never changes, whatever happens to title and address: feed readers hold on to it. */
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  /** When somebody last checked that what it says is still true. */
  updated: string;
  category: string;
  /** How long it takes to read, in minutes: counted at build. */
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
