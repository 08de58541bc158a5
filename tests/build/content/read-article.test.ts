import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArticle, summaryOf } from '#build/content/read-article.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { plainText, type RichTextElement, type RichTextNode, type RichTextTag } from '#src/lib/rich-text.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC = join(ROOT, 'public');

const FRONT_MATTER = {
  id: 'una',
  title: 'Una guía',
  excerpt: 'Un resumen de lo que cuenta la guía, lo bastante largo para la lista.',
  date: '2025-04-09',
  updated: '2026-11-22',
  category: 'Guías de compra',
  image: '/icon.svg',
  imageWidth: '64',
  imageHeight: '64',
  imageAlt: 'Una diana',
  imageCaption: 'Una diana.',
  socialImage: '/social.png',
};

function fileWith(changes: Partial<Record<keyof typeof FRONT_MATTER | 'extra', string>> = {}): string {
  const lines = Object.entries({ ...FRONT_MATTER, ...changes }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n## Primero\n\nHola.\n\n## Después\n\nAdiós.\n`;
}

const read = (source: string) => readArticle('/somewhere/una-guia.md', source, PUBLIC);

describe('readArticle', () => {
  it('takes the slug from the file name and the contents from the headings', () => {
    const article = read(fileWith());
    expect(article).toMatchObject({ slug: 'una-guia', title: 'Una guía', date: '2025-04-09' });
    expect(article.contents).toEqual([
      { id: 'primero', title: 'Primero' },
      { id: 'despues', title: 'Después' },
    ]);
    expect(summaryOf(article)).not.toHaveProperty('content');
  });

  it.each([
    ['an impossible date', { date: '2025-02-30' }, 'date'],
    ['an image that does not exist', { image: '/no-existe.svg' }, '/no-existe.svg'],
    ['an image on another site', { image: 'https://otra.example/foto.png' }, 'image'],
    ['an empty alternative text', { imageAlt: '""' }, 'imageAlt'],
    ['an unknown field', { extra: 'hola' }, 'extra'],
    ['an SVG as social image', { socialImage: '/icon.svg' }, 'socialImage'],
  ])('rejects %s', (_, changes, reason) => {
    expect(() => read(fileWith(changes))).toThrow(reason);
  });

  it('rejects a file without front matter', () => {
    expect(() => read('## Hola')).toThrow('---');
  });
});

function elements(nodes: readonly RichTextNode[], tag: RichTextTag): RichTextElement[] {
  const here = nodes.filter((node) => typeof node !== 'string');
  return here.flatMap((node) => {
    const inside = elements(node.children, tag);
    return node.tag === tag ? [node].concat(inside) : inside;
  });
}

describe('the 2025 guide', () => {
  const file = join(ROOT, 'src/content/blog/que-ordenador-comprar-2025.md');
  const source = readFileSync(file, 'utf8');
  const guide = readArticle(file, source, PUBLIC);

  it('gives a budget for each kind of buyer', () => {
    const cells = elements(guide.content, 'td').map((cell) => plainText(cell.children).replaceAll('\u00A0', ' '));
    for (const range of ['500–800 €', '700–1400 €', '800–1800 €', '1000–4000 €', '1800–4500 €']) {
      expect(cells).toContain(range);
    }
    expect(plainText(guide.content)).toMatch(/Menos de 750\u00A0€/);
  });

  it('has three price tiers with details, and at least three links to the questionnaire', () => {
    const cards = elements(guide.content, 'section');
    expect(cards.map((card) => elements(card.children, 'details').length)).toEqual([1, 1, 1]);
    const links = elements(guide.content, 'a').filter((link) => link.href === '/form');
    expect(links.length).toBeGreaterThanOrEqual(3);
  });

  it('names only laptops of the catalogue', () => {
    const known = CATALOGUE.laptops.map(({ brand, model }) => `${brand} ${model}`);
    const items = elements(elements(guide.content, 'details'), 'li');
    const named = items.map((item) => plainText(elements([item], 'strong').slice(0, 1)));
    expect(named).toHaveLength(12);
    expect(named.filter((name) => !known.some((laptop) => laptop.startsWith(name)))).toEqual([]);
  });
});
