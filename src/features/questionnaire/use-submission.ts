import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { delay } from '#src/lib/delay.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import { type FormState, RECOMMENDATIONS, TAB_ANSWERS, USER_PREFERENCES } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** As specified: the button has time to show that it waits. */
const REQUEST_DELAY_MS = 300;

export interface Failure {
  /** Seconds until the advisor may be asked again; 0 if it gives none. */
  retryAfter: number;
}

/** Submits the answers and stores the result. */
export function useSubmission() {
  const { advisor, localData, visitData } = useServices();
  const running = useRef<AbortController | null>(null);
  useAbortOnLeave(running);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** @returns whether the results can be shown: false after a failure or if the user has left the page */
  const submit = async (answers: FormState): Promise<boolean> => {
    if (running.current) return false;
    const { signal } = (running.current = new AbortController());
    setSubmitting(true);
    setFailure(null);
    try {
      localData.write(USER_PREFERENCES, { ...answers, timestamp: Date.now() });
      const { budgetUnchosen: _, ...sent } = answers;
      // Loads its code meanwhile; asking it loads that again after a failure.
      advisor().catch(() => undefined);
      await delay(REQUEST_DELAY_MS);
      if (signal.aborted) return false;
      const recommendation = await (await advisor()).recommend(sent);
      if (signal.aborted) return false;
      localData.write(RECOMMENDATIONS, { ...recommendation, timestamp: Date.now() });
      visitData.clear(TAB_ANSWERS);
      return true;
    } catch (error) {
      running.current = null;
      setSubmitting(false);
      setFailure({ retryAfter: error instanceof AdvisorError ? error.retryAfter : 0 });
      return false;
    }
  };

  return { submitting, failure, submit };
}

/** Aborts when the user leaves the page, or is on the way to the next one. */
function useAbortOnLeave(running: RefObject<AbortController | null>): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    if (next !== undefined && next !== pathname) running.current?.abort();
  }, [running, next, pathname]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [running],
  );
}
