/** Compiles the Markdown files in `src/content` to modules; an invalid file fails the build with its name. */
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle, readLegalText, summaryOf } from './read-article.ts';

const ROOT = join(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'public');

export function contentPlugin(): Plugin {
  return {
    name: 'atinado-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/(blog|legal)\/[^/]+\.md(\?summary)?$/ },
      handler(source, id) {
        const [file = '', query] = id.split('?');
        try {
          return { code: moduleOf(file, source, query === 'summary'), map: null, moduleType: 'js' };
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`${relative(ROOT, file)}: ${reason}`, { cause: error });
        }
      },
    },
  };
}

function moduleOf(file: string, source: string, summaryOnly: boolean): string {
  if (file.includes('/legal/')) return exportOf('legalText', readLegalText(source));
  const article = readArticle(file, source, PUBLIC);
  return summaryOnly ? exportOf('summary', summaryOf(article)) : exportOf('article', article);
}

const exportOf = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)};`;
