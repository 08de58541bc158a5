import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const HEADINGS = join(import.meta.dirname, '../../src/styles/fonts/bricolage-grotesque-es.woff2');

/**
 * The same letters on every machine: for the system's own sans the one that comes with the browser of the tests, and for
 * headings ours, there from the start. Visitors get it only when it is there at once.
 */
export async function fixFonts(page: Page): Promise<void> {
  await page.addInitScript((font: string) => {
    const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace('Fixed headings', bytes, { weight: '500 800' }));
    const style = new CSSStyleSheet();
    style.replaceSync(
      ":root { --font-body: 'Liberation Sans', Arial, sans-serif; --font-heading: 'Fixed headings', sans-serif }",
    );
    document.adoptedStyleSheets = [style];
  }, readFileSync(HEADINGS).toString('base64'));
}
