import { describe, expect, it } from 'vitest';
import { stylesOf, withoutFonts } from '#build/page-styles.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

describe('page styles', () => {
  it('contain the rules for classes of the page, in all states and at all widths', () => {
    const sheet =
      '.a{color:red;text-wrap:balance}.b{color:red}.a:hover{color:#00f}@media (width>=40rem){.sm\\:a{top:0}.sm\\:b{top:0}}' +
      '@layer base{p,h1{top:0}}.\\31 0{top:0}.\\[\\&\\>a\\]\\:x>a{top:1px}';
    expect(stylesOf(sheet)(page('<p class="a sm:a 10 [&amp;&gt;a]:x">'), '')).toBe(
      '.a{color:red;text-wrap:balance}.a:hover{color:#00f}@media (width>=40rem){.sm\\:a{top:0}}@layer base{p,h1{top:0}}.\\31 0{top:0}.\\[\\&\\>a\\]\\:x>a{top:1px}',
    );
  });

  it('contain the rules for what the first scripts may render', () => {
    const sheet = '.a{top:0}.sm\\:b{top:1px}.c{top:2px}.d{top:3px}dialog{top:4px}';
    const scripts = 'e(`dialog`,{className:`sm:b ${t?`c`:``}`})';
    expect(stylesOf(sheet)(page('<p class="a">'), scripts)).toBe('.a{top:0}.sm\\:b{top:1px}.c{top:2px}dialog{top:4px}');
  });

  it('include selectors that no class decides', () => {
    const sheet = ':root{--x:1}*,:before{top:var(--x)}#root{top:0}[hidden]{top:1px}.a:has(.b){top:2px}';
    expect(stylesOf(sheet)(page('<p class="a">'), '')).toBe(sheet);
  });

  it('define only the variables that they read', () => {
    const sheet =
      '@layer theme{:root{--used:1;--unused:"};"}}.a{top:var(--used);animation:1s turn}.b{top:var(--unused)}' +
      '@keyframes turn{to{top:0}}@property --used{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}';
    expect(stylesOf(sheet)(page('<p class="a">'), '')).toBe(
      '@layer theme{:root{--used:1}}.a{top:var(--used);animation:1s turn}@keyframes turn{to{top:0}}@property --used{syntax:"*";inherits:false}',
    );
  });

  it('are the only place that declares fonts', () => {
    const font = '@font-face{font-family:A;src:url(a)}';
    expect(withoutFonts(`${font}.a{top:0}${font}`)).toBe('.a{top:0}');
  });
});
