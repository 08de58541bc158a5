/** Accessibility checks with axe, by the rules of WCAG 2.2 and EN 301 549. */
import type { Page } from '@playwright/test';
import checker, { type RunOnly } from 'axe-core';
import { expect } from './visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'];

/** Colors are checked after transitions. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await examine(page, { type: 'tag', values: RULES });
  expect(violations, screen).toEqual([]);
}

/** Checks what depends on the theme, for a page that has passed in the light one. */
export async function expectContrast(page: Page, screen: string): Promise<void> {
  const { violations, passes } = await examine(page, { type: 'rule', values: ['color-contrast'] });
  expect(passes, `${screen}: some text was checked`).toBe(1);
  expect(violations, `${screen} in the dark`).toEqual([]);
}

/** In the page itself and without details of what passes: `@axe-core/playwright` takes four times as long. */
async function examine(page: Page, runOnly: RunOnly) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(checker.source);
  return page.evaluate(async (rules) => {
    const { violations, passes } = await globalThis.axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
    });
    return {
      violations: violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
      passes: passes.length,
    };
  }, runOnly);
}

declare global {
  // oxlint-disable-next-line no-var
  var axe: typeof checker;
}
