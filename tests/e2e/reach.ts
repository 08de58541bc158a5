/** Whether every control is in reach of a keyboard: in the window once it has the focus, and not under a bar. */
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** @param where names the page and its state in failures */
export async function expectInReach(page: Page, where: string): Promise<void> {
  const { focused, hidden } = await page.evaluate(focusEach);
  expect(focused, `${where}: has controls`).toBeGreaterThan(0);
  expect(hidden, `${where}: out of reach`).toEqual([]);
}

/** Runs in the page, so it can use nothing from outside. */
async function focusEach(): Promise<{ focused: number; hidden: string[] }> {
  /** In pixels from the edges. Chromium scrolls only to what shows less than 32 px. */
  const inset = 12;
  const before = document.activeElement;
  const found: { focused: number; hidden: string[] } = { focused: 0, hidden: [] };
  const controls = (document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  for (const control of controls) {
    if (control.tabIndex < 0) continue;
    // Whoever comes to it by the keyboard has left another one.
    control.blur();
    control.focus();
    // Until the page has followed: it closes the list of the one before, and shows another card. Timers wait 4 ms.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage('followed');
    });
    if (document.activeElement !== control || !control.checkVisibility({ visibilityProperty: true })) continue;
    found.focused += 1;
    // What is seen of a choice is its label, of a link in a text its first line.
    const box = control.closest('label')?.getBoundingClientRect() ?? control.getClientRects()[0];
    if (!box) continue;
    const [x, y] = [(box.left + box.right) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
    const hits = [
      document.elementFromPoint(x, y),
      document.elementFromPoint(x, box.top + inset),
      document.elementFromPoint(x, box.bottom - inset),
      document.elementFromPoint(box.left + inset, y),
      document.elementFromPoint(box.right - inset, y),
    ];
    const isSeen = hits.some(
      (at) =>
        control.contains(at) ||
        control.closest('label')?.contains(at) ||
        // A slider lies under the picture that it moves.
        (at?.closest('[aria-hidden=true]') && control.parentElement?.contains(at)),
    );
    if (isSeen) continue;
    const by = hits[0]?.outerHTML.slice(0, 80) ?? 'the edge of the window';
    found.hidden.push(`${control.outerHTML.slice(0, 80)}: under ${by}`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}
