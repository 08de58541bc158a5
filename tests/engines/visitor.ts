/** What a visitor does and sees, in any engine. */
import { vi } from 'vitest';
import { isHydrated } from '../support/hydrated.ts';
import type { Visit } from './driver.ts';

const WAIT = { timeout: 30_000, interval: 50 };

/** An expression for the first visible element of `selector` whose text contains `words`. */
export const saying = (selector: string, words: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility()
    && (element.ariaLabel || element.innerText || '').replace(/\\s+/g, ' ').includes(${JSON.stringify(words)}))`;

export const first = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** By how many pixels the page is wider than the window. */
const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

export class Visitor {
  readonly #visit: Visit;
  readonly #origin: string;

  constructor(visit: Visit, origin: string) {
    this.#visit = visit;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#visit.goTo(this.#origin + path);
    await this.#waitFor(`(${isHydrated.toString()})()`);
  }

  async press(element: string): Promise<void> {
    await this.#waitFor(element);
    // Centred, because drivers scroll only until it appears behind what is fixed at the bottom.
    await this.#visit.evaluate(`void (${element}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await this.#visit.click(element);
  }

  async type(element: string, text: string): Promise<void> {
    await this.#waitFor(element);
    await this.#visit.type(element, text);
  }

  /** Path and query of the page. */
  address = (): Promise<unknown> => this.#visit.evaluate('location.pathname + location.search');

  /** Whether the expression holds in the page. */
  sees = (expression: string): Promise<unknown> => this.#visit.evaluate(`Boolean(${expression})`);

  /** The text of the first element of the selector. */
  text = (selector: string): Promise<unknown> => this.#visit.evaluate(`${first(selector)}?.innerText ?? ''`);

  /** How many elements of the selector are visible. */
  count = (selector: string): Promise<unknown> =>
    this.#visit.evaluate(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((all) => all.checkVisibility()).length`,
    );

  /** Errors and warnings of the page, and its horizontal overflow. */
  async complaints(): Promise<string[]> {
    const overflow = Number(await this.#visit.evaluate(OVERFLOW));
    return [...(await this.#visit.problems()), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
  }

  #waitFor(expression: string): Promise<void> {
    return vi.waitFor(async () => {
      if (!(await this.sees(expression))) throw new Error(`Timed out waiting for: ${expression}`);
    }, WAIT);
  }
}
