import type { Page } from '@playwright/test';

/**
 * As Chrome's translator: once the page is hydrated, each text node is replaced by one within two `font`
 * elements, those that come later too (github.com/facebook/react/issues/11538). The words stay, so that they can be compared.
 */
export const translate = (page: Page) => page.addInitScript(wrapTexts);

/** Runs in the page. */
function wrapTexts(): void {
  const left = 'font, script, style, noscript, textarea, svg';
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    while (walker.nextNode());
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const start = (): void => {
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { subtree: true, childList: true });
  };
  addEventListener('DOMContentLoaded', () => {
    const startInTime = (): void => {
      if (document.querySelector('[data-hydration]')) setTimeout(startInTime, 20);
      else start();
    };
    startInTime();
  });
}
