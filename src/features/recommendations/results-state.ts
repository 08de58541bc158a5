/**
 * What the results page shows. All of it follows from the address, from what is stored and from what the advisor answers:
 *
 * - The address holds no answers: `own`, the result that is stored, or `none`, where no fresh one is. The page then leads to
 *   the form.
 * - It holds answers, behind `#`: `asking` until they are answered, then `turned` or `failed`. A retry stays `failed` until it
 *   is answered. `broken` if they cannot be read; if only the rest of a link that was cut is missing, `cut` says so. The
 *   answers of the stored result are `own`: they lead to its address.
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

/** `result` is the shown one. */
export type ResultsState =
  | { status: 'none'; result: null }
  | { status: 'own'; result: Result }
  | { status: 'asking'; result: Result | null }
  | { status: 'turned'; result: Result; answers: FormState; shared: Shared | null; cut: boolean }
  | { status: 'failed'; result: Result | null; failure: Failure }
  /** The answers that could be read. */
  | { status: 'broken'; result: null; answers: FormState };

interface Facts {
  /** The fragment, if its answers are not those of the stored result, else `''`. */
  code: string;
  /** The decoded fragment; `null` until the decoder is loaded. */
  link: Decoded | null;
  stored: Result | null;
  /** The result shown until now. */
  before: Result | null;
  asked: Pick<Asked<Result>, 'value' | 'answered' | 'failure'>;
}

export function stateOf({ code, link, stored, before, asked }: Facts): ResultsState {
  if (code === '') return stored ? { status: 'own', result: stored } : { status: 'none', result: null };
  if (link && !link.askable) return { status: 'broken', result: null, answers: link.answers };
  if (asked.failure) return { status: 'failed', result: before, failure: asked.failure };
  if (!link || !asked.answered || !asked.value) return { status: 'asking', result: before };
  return { status: 'turned', result: asked.value, answers: link.answers, shared: link.shared, cut: !link.whole };
}

const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/**
 * Whether a result may still be shown, because prices change. Both in milliseconds. A timestamp far in the future, from
 * a wrong clock, is not fresh.
 */
export const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

export interface Results extends Pick<Facts, 'code' | 'stored'> {
  state: ResultsState;
  /**
   * Shows the result of other answers as a step in the browser's history. Stores nothing.
   * @param replace the previous step, of which this one is a part
   */
  turn: (answers: FormState, replace?: boolean) => void;
  retry: () => void;
  /** Reads the stored result again after it was replaced. */
  readStored: () => void;
  /** Remembers the focused element before a change that may remove it. */
  rememberFocus: () => void;
  /** Returns the remembered element and forgets it. */
  takeFocused: () => Element | null;
}

export const ResultsContext = createContext<Results | null>(null);

/** For parts of the results page. @throws elsewhere */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('No ResultsContext');
  return results;
}

/** Props of the panels that open below the bar. */
export interface PanelProps {
  answers: FormState;
  result: StoredRecommendations;
  close: () => void;
}
