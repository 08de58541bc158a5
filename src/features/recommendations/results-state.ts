/**
 * What the results page shows. The state follows from the address, the stored result and the advisor's answer:
 *
 * - Without answers in the address it is `stored`, the stored result, or `none` if no fresh result is stored. The page then
 *   redirects to the form.
 * - With answers in the address (behind `#`) it is `asking` until the advisor replies, then `refined` or `failed`. A retry
 *   stays `failed` until the advisor replies. `broken` means that the answers cannot be read; if only the end of the link is
 *   missing, `cut` is true. If they are the answers of the stored result, the page goes to the address without answers.
 *
 * To «refine» the results is to ask again with changed answers: `refine` writes them into the address, as a step in the browser's
 * history. Until the advisor replies, and after a failure, the result before them stays on screen. «Guardar esta»
 * (`RefinedView`) and an accepted suggestion (`useSuggestion`) store a new result and read it with `readStored`.
 */
import { createContext, useContext } from 'react';
import type { Decoded, Shared } from '#src/lib/answers-code.ts';
import type { FormState, StoredRecommendations } from '#src/services/storage-schemas.ts';
import type { QueryFailure } from '#src/services/query-client.ts';

type Result = StoredRecommendations;

/** `result` is the result on screen. */
export type ResultsState =
  | { status: 'none'; result: null }
  | { status: 'stored'; result: Result }
  | { status: 'asking'; result: Result | null }
  | { status: 'refined'; result: Result; answers: FormState; shared: Shared | null; cut: boolean }
  | { status: 'failed'; result: Result | null; failure: QueryFailure }
  /** `answers` are those that could be read. */
  | { status: 'broken'; result: null; answers: FormState };

interface Facts {
  /** The fragment, if its answers are not those of the stored result, else `''`. */
  encodedAnswers: string;
  /** The decoded fragment; `null` until the decoder is loaded. */
  link: Decoded | null;
  stored: Result | null;
  /** The result shown until now. */
  before: Result | null;
  /** The answer to the fragment's answers. */
  answer: Result | undefined;
  failure: QueryFailure | null;
}

export function stateOf({ encodedAnswers, link, stored, before, answer, failure }: Facts): ResultsState {
  if (encodedAnswers === '') return stored ? { status: 'stored', result: stored } : { status: 'none', result: null };
  if (link && !link.askable) return { status: 'broken', result: null, answers: link.answers };
  if (failure) return { status: 'failed', result: before, failure };
  if (!link || !answer) return { status: 'asking', result: before };
  return { status: 'refined', result: answer, answers: link.answers, shared: link.shared, cut: !link.whole };
}

const RESULT_LIFETIME_MS = 5 * 60 * 1000;

/**
 * Whether a result may still be shown: prices change. Both times are in milliseconds. A timestamp far in the future, from a
 * wrong clock, is not fresh.
 */
export const isResultFresh = (timestamp: number, now: number): boolean =>
  Math.abs(now - timestamp) < RESULT_LIFETIME_MS;

export interface Results extends Pick<Facts, 'encodedAnswers' | 'stored'> {
  state: ResultsState;
  /**
   * Asks again with changed answers, as a step in the browser's history. Stores nothing.
   * @param replace whether it replaces the previous step, because it continues the same change
   */
  refine: (answers: FormState, replace?: boolean) => void;
  retry: () => void;
  /** Reads the stored result again after it was replaced. */
  readStored: () => void;
}

export const ResultsContext = createContext<Results | null>(null);

/** Parts of the results page use it. @throws elsewhere */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('No ResultsContext');
  return results;
}
