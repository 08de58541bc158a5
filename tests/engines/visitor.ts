/** What a visitor does and sees, in terms that hold for every engine. */
import { vi } from 'vitest';
import type { Visit } from './driver.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** The first visible element of a selector that says `words`, as an expression for the page. */
export const saying = (selector: string, words: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility()
    && (element.ariaLabel || element.innerText || '').replace(/\\s+/g, ' ').includes(${JSON.stringify(words)}))`;

export const first = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

/** React has taken the page over: before, a link is followed by the browser and not by the app. */
const HYDRATED = `Object.keys(${first('h1')} ?? {}).some((key) => key.startsWith('__react'))`;

const ASIDE = 'document.documentElement.scrollWidth - innerWidth';

export class Visitor {
  readonly #visit: Visit;
  readonly #origin: string;

  constructor(visit: Visit, origin: string) {
    this.#visit = visit;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#visit.goTo(this.#origin + path);
    await this.#waitFor(HYDRATED);
  }

  async press(element: string): Promise<void> {
    await this.#waitFor(element);
    // To the middle, as a person would: drivers stop as soon as it peeps out under what is fixed at the bottom.
    await this.#visit.evaluate(`void (${element}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await this.#visit.click(element);
  }

  async type(element: string, text: string): Promise<void> {
    await this.#waitFor(element);
    await this.#visit.type(element, text);
  }

  /** The address bar. */
  address = (): Promise<unknown> => this.#visit.evaluate('location.pathname + location.search');

  /** Whether the expression holds in the page. */
  sees = (expression: string): Promise<unknown> => this.#visit.evaluate(`Boolean(${expression})`);

  /** What the first element of the selector says. */
  text = (selector: string): Promise<unknown> => this.#visit.evaluate(`${first(selector)}?.innerText ?? ''`);

  /** How many elements of the selector can be seen. */
  count = (selector: string): Promise<unknown> =>
    this.#visit.evaluate(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((all) => all.checkVisibility()).length`,
    );

  /** What the page has reported, and by how many pixels it sticks out sideways. */
  async complaints(): Promise<string[]> {
    const aside = Number(await this.#visit.evaluate(ASIDE));
    return [...(await this.#visit.problems()), ...(aside > 0 ? [`${aside} px too wide`] : [])];
  }

  #waitFor(expression: string): Promise<void> {
    return vi.waitFor(async () => {
      if (!(await this.sees(expression))) throw new Error(`The page does not come to: ${expression}`);
    }, PATIENCE);
  }
}
