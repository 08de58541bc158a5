/** Accessibility checks: with axe, by the rules of WCAG 2.2 and EN 301 549, and of what fingers hit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type checker from 'axe-core';
import { expect } from './visit.ts';

const CHECKER = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

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

/** Neither a violation in light nor in dark, nor a target that is too small. */
export async function expectNoBarrier(page: Page, screen: string, hasTouch: boolean): Promise<void> {
  await expectNoViolations(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, screen);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await smallTargets(page, hasTouch ? TOUCH_TARGET : SMALLEST_TARGET), screen).toEqual([]);
}

/** In the page itself and without details of what passes: `@axe-core/playwright` takes four times as long. */
async function examine(page: Page, runOnly: checker.RunOnly) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(CHECKER);
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

/** In CSS pixels: for fingers, and the minimum of WCAG 2.2. */
const TOUCH_TARGET = 44;
const SMALLEST_TARGET = 24;

/** Targets narrower or lower than `smallest`, except inline links. */
const smallTargets = (page: Page, smallest: number): Promise<string[]> =>
  page
    .locator('a, button, summary, select, textarea, input:not([type=hidden]), [role=tab]')
    .filter({ visible: true })
    .evaluateAll(
      (targets, least) =>
        targets.flatMap((target) => {
          // One that a loaded part has replaced meanwhile has no size.
          if (!target.isConnected) return [];
          if (getComputedStyle(target).display === 'inline' || target.closest('[class*="sr-only"]')) return [];
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          if (Math.min(width, height) > least - 0.5) return [];
          return [`${target.tagName} «${target.textContent}» ${Math.round(width)} × ${Math.round(height)} px`];
        }),
      smallest,
    );

declare global {
  // oxlint-disable-next-line no-var
  var axe: typeof checker;
}
