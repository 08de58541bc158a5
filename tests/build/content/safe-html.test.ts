import { describe, expect, it } from 'vitest';
import { safeHtml } from '#build/content/safe-html.ts';

describe('safeHtml', () => {
  it('preserves ordinary formatting and safe links', () => {
    const html = safeHtml('## Uno\n\nTexto **fuerte** con [enlace](/form) y [correo](mailto:a@b.example).\n\n- Punto');
    expect(html).toContain('<h2>Uno</h2>');
    expect(html).toContain('<strong>fuerte</strong>');
    expect(html).toContain('<a href="/form">enlace</a>');
    expect(html).toContain('<a href="mailto:a@b.example">correo</a>');
    expect(html).toContain('<li>Punto</li>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)">Texto</p>',
    '<section style="position:fixed">Texto</section>',
    '<iframe src="https://otra.example"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<form action="https://otra.example"><input></form>',
    '[enlace](javascript:alert(1))',
    '<a href="java&#10;script:alert(1)">enlace</a>',
    '<a href="data:text/html,hola">enlace</a>',
    '[enlace](http://sin-cifrar.example)',
    '[enlace](//otra.example)',
    '<a href="/form" target="_blank">enlace</a>',
    '<details open>Texto</details>',
  ])('rejects %s', (markdown) => {
    expect(() => safeHtml(markdown)).toThrow('not allowed');
  });
});
