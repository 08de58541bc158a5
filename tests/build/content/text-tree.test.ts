import { describe, expect, it } from 'vitest';
import { textTree } from '#build/content/text-tree.ts';

const cell = (label: string, text: string) => ({ tag: 'td', label, children: [text] });

describe('textTree', () => {
  it('gives headings an anchor made from their words', () => {
    expect(textTree('## ¿Cuánta memoria necesitas?')).toEqual([
      { tag: 'h2', id: 'cuanta-memoria-necesitas', children: ['¿Cuánta memoria necesitas?'] },
    ]);
  });

  it('rejects two headings with the same anchor', () => {
    expect(() => textTree('## Precio\n\n### ¿Precio?')).toThrow('precio');
  });

  it('adds the column heading to each cell', () => {
    const [table] = textTree('| Perfil | Precio |\n| --- | --- |\n| Estudiar | 700–1400 € |');
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
    expect(() => textTree('| Perfil | |\n| --- | --- |\n| Estudiar | 700 € |')).toThrow('without a heading');
  });

  it('puts a no-break space between a figure and its unit', () => {
    expect(textTree('Pesa 1,24 kg y tiene 16 GB')).toEqual([
      { tag: 'p', children: ['Pesa 1,24\u00A0kg y tiene 16\u00A0GB'] },
    ]);
  });

  it('has links to pages, and no comment', () => {
    expect(textTree('[Preguntas](/form) o [correo](mailto:a@b.example)<!-- nota -->')).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', href: '/form', children: ['Preguntas'] },
          ' o ',
          { tag: 'a', href: 'mailto:a@b.example', children: ['correo'] },
        ],
      },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)">Texto</p>',
    '<section style="position:fixed">Texto</section>',
    '<section href="/form">Texto</section>',
    '<svg onload="alert(1)"></svg>',
    '[enlace](javascript:alert(1))',
    '<a href="java&#10;script:alert(1)">enlace</a>',
    '<a href="data:text/html,hola">enlace</a>',
    '[enlace](http://sin-cifrar.example)',
    '[enlace](//otra.example)',
    '<a href="/form" target="_blank">enlace</a>',
    '<details open>Texto</details>',
  ])('rejects %s', (markdown) => {
    expect(() => textTree(markdown)).toThrow('not allowed');
  });

  it('parses Markdown inside sections and details', () => {
    expect(textTree('<section>\n\n### Gama\n\n<details>\n\n**Más**\n\n</details>\n\n</section>')).toEqual([
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
