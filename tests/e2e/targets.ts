/** Whether what can be pressed is large enough for a thumb. */
import type { Page } from '@playwright/test';

/** In CSS pixels: what a finger hits without aiming, and the least that WCAG 2.2 allows anywhere. */
export const TOUCH_TARGET = 44;
export const SMALLEST_TARGET = 24;

/** What can be pressed and is narrower or lower than `smallest`; links within a sentence are as high as its line. */
export const smallTargets = (page: Page, smallest: number): Promise<string[]> =>
  page
    .locator('a, button, summary, select, textarea, input:not([type=hidden]), [role=tab]')
    .filter({ visible: true })
    .evaluateAll(
      (targets, least) =>
        targets.flatMap((target) => {
          if (getComputedStyle(target).display === 'inline' || target.closest('[class*="sr-only"], .skip-link'))
            return [];
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          if (Math.min(width, height) > least - 0.5) return [];
          return [`${target.tagName} «${target.textContent}» ${Math.round(width)} × ${Math.round(height)} px`];
        }),
      smallest,
    );
