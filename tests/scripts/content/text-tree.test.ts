import { describe, expect, it } from 'vitest';
import { safeHtml } from '../../../scripts/content/safe-html.ts';
import { textTree } from '../../../scripts/content/text-tree.ts';

const treeOf = (markdown: string) => textTree(safeHtml(markdown));

const cell = (label: string, text: string) => ({ tag: 'td', label, children: [text] });

describe('the tree of a text', () => {
  it('gives headings an anchor made of their words', () => {
    expect(treeOf('## ¿Cuánta memoria necesitas?')).toEqual([
      { tag: 'h2', id: 'cuanta-memoria-necesitas', children: ['¿Cuánta memoria necesitas?'] },
    ]);
  });

  it('refuses two headings with the same anchor', () => {
    expect(() => treeOf('## Precio\n\n### ¿Precio?')).toThrow('precio');
  });

  it('tells each cell the heading of its column', () => {
    const [table] = treeOf('| Perfil | Precio |\n| --- | --- |\n| Estudiar | 700–1400 € |');
    expect(table).toMatchObject({
      tag: 'table',
      children: [
        { tag: 'thead' },
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [cell('Perfil', 'Estudiar'), cell('Precio', '700–1400\u00A0€')] }],
        },
      ],
    });
  });

  it('refuses a column without a heading', () => {
    expect(() => treeOf('| Perfil | |\n| --- | --- |\n| Estudiar | 700 € |')).toThrow('without a heading');
  });

  it('keeps a figure and its unit together', () => {
    expect(treeOf('Pesa 1,24 kg y tiene 16 GB')).toEqual([
      { tag: 'p', children: ['Pesa 1,24\u00A0kg y tiene 16\u00A0GB'] },
    ]);
  });

  it('reads Markdown inside of cards and of what they hide', () => {
    expect(treeOf('<section>\n\n### Gama\n\n<details>\n\n**Más**\n\n</details>\n\n</section>')).toEqual([
      {
        tag: 'section',
        children: [
          { tag: 'h3', id: 'gama', children: ['Gama'] },
          {
            tag: 'details',
            children: [{ tag: 'p', children: [{ tag: 'strong', children: ['Más'] }] }],
          },
        ],
      },
    ]);
  });
});
