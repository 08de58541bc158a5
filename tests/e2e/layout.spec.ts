import type { Page } from '@playwright/test';
import { ask, ASKED, openStored } from './questionnaire.ts';
import { expect, test } from './visit.ts';

/** Longer than any line, without a place to break. */
const LONG_WORD = 'x'.repeat(142);

/** The elements inside `parts` that overflow their part or the window. */
const overflowing = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((elements) =>
    elements.flatMap((part) => {
      const edge = Math.min(part.getBoundingClientRect().right, document.documentElement.clientWidth) + 1;
      return [...part.querySelectorAll('*')]
        .filter((inner) => inner.getBoundingClientRect().right > edge && !inner.closest('.sr-only'))
        .map((inner) => `${inner.tagName} ${inner.textContent.slice(0, 30)}`);
    }),
  );

test('words without a place to break do not widen a narrow page @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const answer = await ask(page, ASKED);
  const computers = answer.computers.map((computer: object) => ({
    ...computer,
    fit: LONG_WORD,
    specs: [LONG_WORD],
    pros: [LONG_WORD],
    cons: [LONG_WORD],
  }));
  await openStored(page, { ...answer, computers, reason: LONG_WORD, explanation: LONG_WORD });
  await expect(page.getByText(LONG_WORD).filter({ visible: true }).first()).toBeVisible();
  expect(await overflowing(page, 'article, main section')).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
