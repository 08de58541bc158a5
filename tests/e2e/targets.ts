/** Whether clickable elements are large enough. */
import type { Page } from '@playwright/test';

/** In CSS pixels: for fingers, and the minimum of WCAG 2.2. */
export const TOUCH_TARGET = 44;
export const SMALLEST_TARGET = 24;

/** Targets narrower or lower than `smallest`, except inline links. */
export const smallTargets = (page: Page, smallest: number): Promise<string[]> =>
  page
    .locator('a, button, summary, select, textarea, input:not([type=hidden]), [role=tab]')
    .filter({ visible: true })
    .evaluateAll(
      (targets, least) =>
        targets.flatMap((target) => {
          // One that a loaded part has replaced meanwhile has no size.
          if (!target.isConnected) return [];
          if (getComputedStyle(target).display === 'inline' || target.closest('[class*="sr-only"], .skip-link'))
            return [];
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          if (Math.min(width, height) > least - 0.5) return [];
          return [`${target.tagName} «${target.textContent}» ${Math.round(width)} × ${Math.round(height)} px`];
        }),
      smallest,
    );
