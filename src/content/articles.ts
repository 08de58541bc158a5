import type { Article } from './article.ts';

const FILES = import.meta.glob<Article>('./blog/*.md', { import: 'article' });

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.md$/, '');

export const ARTICLES: ReadonlyMap<string, () => Promise<Article>> = new Map(
  Object.entries(FILES).map(([file, load]) => [slugOf(file), load]),
);
