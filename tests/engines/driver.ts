/** One browser engine as the journeys need it: the same few things, whoever drives it. */

interface BrowserWindow {
  width: number;
  height: number;
}

/** Somebody who has never been here: no storage, one page. Elements are named by an expression that the page evaluates. */
export interface Visit {
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; only what JSON can carry. */
  evaluate(expression: string): Promise<unknown>;
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  /** Errors that the page has reported so far, as far as this engine tells. */
  problems(): Promise<string[]>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

export interface Driver {
  visit(size: BrowserWindow): Promise<Visit>;
  stop(): Promise<void>;
}
