/** Accessibility checks with axe, by the rules of WCAG 2.2 and EN 301 549. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'];

/** Colors are checked after transitions. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(described(violations), screen).toEqual([]);
}

/** Checks what depends on the theme, for a page that has passed in the light one. */
export async function expectContrast(page: Page, screen: string): Promise<void> {
  await settled(page);
  const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(passes, `${screen}: some text was checked`).toHaveLength(1);
  expect(described(violations), `${screen} in the dark`).toEqual([]);
}

const described = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]) =>
  violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
