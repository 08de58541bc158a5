/** What the journeys need of a browser engine. */

interface BrowserWindow {
  width: number;
  height: number;
}

/** A first visit: empty storage, one page. Elements are given as JavaScript expressions. */
export interface Visit {
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, which must be valid in JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  /** Errors and warnings of the page so far, as far as the engine reports them. */
  problems(): Promise<string[]>;
  /** `null` where the browser has crashed. */
  screenshot(): Promise<Buffer | null>;
  end(): Promise<void>;
}

export interface Driver {
  visit(size: BrowserWindow): Promise<Visit>;
  stop(): Promise<void>;
}
