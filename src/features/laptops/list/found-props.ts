import type { ListState } from './list-state.ts';

export interface FoundProps {
  state: ListState;
  /** Closes the filters; `null` where they are closed. */
  close: (() => void) | null;
}
