import { describe, expect, it } from 'vitest';
import { safeHtml } from '#build/content/safe-html.ts';
import { textTree } from '#build/content/text-tree.ts';

const treeOf = (markdown: string) => textTree(safeHtml(markdown));

const cell = (label: string, text: string) => ({ tag: 'td', label, children: [text] });

describe('textTree', () => {
  it('gives headings an anchor made from their words', () => {
    expect(treeOf('## ¿Cuánta memoria necesitas?')).toEqual([
      { tag: 'h2', id: 'cuanta-memoria-necesitas', children: ['¿Cuánta memoria necesitas?'] },
    ]);
  });

  it('rejects two headings with the same anchor', () => {
    expect(() => treeOf('## Precio\n\n### ¿Precio?')).toThrow('precio');
  });

  it('adds the column heading to each cell', () => {
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

  it('rejects a column without a heading', () => {
    expect(() => treeOf('| Perfil | |\n| --- | --- |\n| Estudiar | 700 € |')).toThrow('without a heading');
  });

  it('puts a no-break space between a figure and its unit', () => {
    expect(treeOf('Pesa 1,24 kg y tiene 16 GB')).toEqual([
      { tag: 'p', children: ['Pesa 1,24\u00A0kg y tiene 16\u00A0GB'] },
    ]);
  });

  it('parses Markdown inside sections and details', () => {
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
