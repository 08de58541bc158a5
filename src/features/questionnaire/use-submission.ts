import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { delay } from '#src/lib/wait.ts';
import { type FormState, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';

/** The button has time to show that it waits. */
const REQUEST_DELAY_MS = 300;

/** Submits the answers and stores the result. */
export function useSubmission() {
  const { advisor, localData } = useServices();
  const leaving = useRef(new AbortController());
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ answers, signal }: { answers: FormState; signal: AbortSignal }) => {
      localData.write(USER_PREFERENCES, { ...answers, timestamp: Date.now() });
      const { budgetUnchosen: _, ...sent } = answers;
      // Loads its code meanwhile; asking it loads that again after a failure.
      advisor().catch(() => undefined);
      await delay(REQUEST_DELAY_MS);
      return signal.aborted ? null : (await advisor()).recommend(sent);
    },
  });
  useOnLeave(() => {
    leaving.current.abort();
    // Nobody waits for its outcome any more.
    if (isPending) reset();
  });

  /** One at a time. @param onStored called once the results can be shown, unless the visitor has left the page */
  const submit = (answers: FormState, onStored: () => void): void => {
    if (isPending || isSuccess) return;
    leaving.current = new AbortController();
    mutate(
      { answers, signal: leaving.current.signal },
      {
        onSuccess: (recommendation) => {
          if (!recommendation) return;
          localData.write(RECOMMENDATIONS, { ...recommendation, timestamp: Date.now() });
          onStored();
        },
      },
    );
  };

  // The button waits until the results are on screen.
  return { submitting: isPending || isSuccess, failure: error, submit, forgetFailure: reset };
}

/** Calls it when the visitor leaves the page, or is on the way to the next one. */
function useOnLeave(onLeave: () => void): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (next !== undefined && next !== pathname) leave();
  }, [next, pathname]);
  useEffect(() => () => leave(), []);
}
