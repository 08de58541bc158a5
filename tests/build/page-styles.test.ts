import { describe, expect, it } from 'vitest';
import { pageStyles, withoutFonts } from '#build/page-styles.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

describe('page styles', () => {
  it('contain the rules for elements of the page, in all states and at all widths', () => {
    const sheet =
      '.a{color:red}.b{color:red}.a:hover{color:red}@media (width>=40rem){.sm\\:a{top:0}.sm\\:b{top:0}}' +
      '@layer base{table{top:0}p,h1{top:0}}.\\31 0{top:0}';
    expect(pageStyles(sheet, page('<p class="a sm:a 10">'), '')).toBe(
      '.a{color:red}.a:hover{color:red}@media (width>=40rem){.sm\\:a{top:0}}@layer base{p{top:0}}.\\31 0{top:0}',
    );
  });

  it('contain the rules for what the initial scripts may render', () => {
    const sheet = '.a{top:0}.sm\\:b{top:0}.c{top:0}.d{top:0}dialog{top:0}table{top:0}';
    const scripts = 'e(`dialog`,{className:`sm:b ${t?`c`:``}`});e("p")';
    expect(pageStyles(sheet, page('<p class="a">'), scripts)).toBe('.a{top:0}.sm\\:b{top:0}.c{top:0}dialog{top:0}');
  });

  it('keep selectors that tags and classes cannot decide', () => {
    const sheet = ':root{--x:1}*,::before{top:0}#root{top:0}[hidden]{top:0}:where(.b){top:0}.a:has(.b){top:0}';
    expect(pageStyles(sheet, page('<p class="a">'), '')).toBe(sheet);
  });

  it('drop single selectors of a list, ignoring commas and braces in strings', () => {
    const sheet = '.a,.b,.a:is(.b,.c){content:"},{"}.b{content:"}"}.c\\,d{top:0}';
    expect(pageStyles(sheet, page('<p class="a c,d">'), '')).toBe('.a,.a:is(.b,.c){content:"},{"}.c\\,d{top:0}');
  });

  it('define only the variables and animations they use', () => {
    const sheet =
      '@layer theme{:root{--used:1;--unused:"};"}}.a{top:var(--used);animation:turn 1s}.b{top:var(--unused)}' +
      '@keyframes turn{to{top:0}}@keyframes fall{to{top:0}}@property --used{syntax:"*"}@property --unused{syntax:"*"}';
    expect(pageStyles(sheet, page('<p class="a">'), '')).toBe(
      '@layer theme{:root{--used:1;}}.a{top:var(--used);animation:turn 1s}@keyframes turn{to{top:0}}@property --used{syntax:"*"}',
    );
  });

  it('are the only place that declares fonts', () => {
    expect(withoutFonts('@font-face{src:url(a)}.a{top:0}@font-face{src:url(b)}')).toBe('.a{top:0}');
  });
});
