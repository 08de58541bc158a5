/** The articles with their text, each in a file of its own that is loaded when somebody reads it. */
import type { Article } from './article.ts';

const FILES = import.meta.glob<Article>('./blog/*.md', { import: 'article' });

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.md$/, '');

export const ARTICLES: ReadonlyMap<string, () => Promise<Article>> = new Map(
  Object.entries(FILES).map(([file, load]) => [slugOf(file), load]),
);
