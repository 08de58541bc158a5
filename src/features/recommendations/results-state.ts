/**
 * What the results page shows. All of it follows from the address, from what is stored and from what the advisor answers:
 *
 * - The address holds no answers: `own`, the result that is stored, or `none`, where no fresh one is. The page then leads to
 *   the form.
 * - It holds answers, behind `#`: `asking` until they are answered, then `turned` or `failed`. A retry stays `failed` until it
 *   is answered. `broken` if they cannot be read. The answers of the stored result are `own`: they lead to its address.
 *
 * While other answers are asked, or have failed, what was on view before stays. The visitor moves on by `turn` (a small change,
 * a panel, a suggestion) and the browser's history, both by the address; and by storing another result, which is then read
 * (`readStored`): the one that is turned (`TurnedView`), or the answer to a suggestion (`useAskAgain`).
 */
import { createContext, useContext } from 'react';
import type { Decoded, Shared } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/remembered.ts';
import type { Asked, Failure } from '#src/services/ask.ts';

type Result = StoredRecommendations;

/** `result` is what is on view. */
export type ResultsState =
  | { status: 'none'; result: null }
  | { status: 'own'; result: Result }
  | { status: 'asking'; result: Result | null }
  | { status: 'turned'; result: Result; answers: FormState; shared: Shared | null }
  | { status: 'failed'; result: Result | null; failure: Failure }
  /** Of the answers only these could be read. */
  | { status: 'broken'; result: null; answers: FormState };

interface Facts {
  /** The fragment with other answers than those of the stored result, else `''`. */
  code: string;
  /** What the fragment says; `null` until the code that reads it is loaded. */
  link: Decoded | null;
  stored: Result | null;
  /** What was on view until now. */
  before: Result | null;
  asked: Pick<Asked<Result>, 'value' | 'answered' | 'failure'>;
}

export function stateOf({ code, link, stored, before, asked }: Facts): ResultsState {
  if (code === '') return stored ? { status: 'own', result: stored } : { status: 'none', result: null };
  if (link && !link.whole) return { status: 'broken', result: null, answers: link.answers };
  if (asked.failure) return { status: 'failed', result: before, failure: asked.failure };
  if (!link || !asked.answered || !asked.value) return { status: 'asking', result: before };
  return { status: 'turned', result: asked.value, answers: link.answers, shared: link.shared };
}

const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/**
 * Whether a result may be shown: prices change. Both in milliseconds. A timestamp far in the future, from a wrong clock, does
 * not count as fresh.
 */
export const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

export interface Results extends Pick<Facts, 'code' | 'stored'> {
  state: ResultsState;
  /** Shows the answer to other answers: a step in the browser's history. Nothing is stored. @param replace in place of the step before, of which it is a part */
  turn: (answers: FormState, replace?: boolean) => void;
  retry: () => void;
  /** After another result was stored. */
  readStored: () => void;
  /** Before a change that may remove what has the focus. */
  rememberFocus: () => void;
  /** What had it, once. */
  takeFocused: () => Element | null;
}

export const ResultsContext = createContext<Results | null>(null);

/** For the parts of the page. @throws outside of it */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('No ResultsContext');
  return results;
}

/** Of what opens below the bar. */
export interface PanelProps {
  answers: FormState;
  result: StoredRecommendations;
  close: () => void;
}
