import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Answers } from '#contract/answers.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import { type Host, recommend, type Recommended } from '#src/services/ask.ts';
import { type FormState, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

/** As specified: the button has time to show that it waits. */
const REQUEST_DELAY_MS = 300;

export interface Failure {
  offline: boolean;
  /** Seconds until the advisor may be asked again; 0 if it gives none. */
  retryAfter: number;
  /** Whether the advisor on this device failed too. */
  deviceFailed: boolean;
}

/** Submits the answers (without a network to the advisor on this device) and stores the result. */
export function useSubmission() {
  const services = useServices();
  const { connectivity, localData } = services;
  const { begin, end } = useOneRun();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const ask = async (answers: Answers, run: Run, host: Host): Promise<Recommended | null> => {
    services.advisor.prefetch();
    await delay(REQUEST_DELAY_MS);
    if (run.isOver()) return null;
    return recommend(services, answers, host);
  };

  /** @returns whether the results can be shown: false after a failure or if the user has left the page */
  const submit = async (answers: FormState, host: Host = 'api'): Promise<boolean> => {
    const run = begin();
    if (!run) return false;
    setSubmitting(true);
    setFailure(null);
    try {
      localData.write(USER_PREFERENCES, { ...answers, timestamp: Date.now() });
      const { budgetUnchosen: _, ...sent } = answers;
      const recommendation = await ask(sent, run, host);
      if (!recommendation || run.isOver()) return false;
      localData.write(RECOMMENDATIONS, { ...recommendation, timestamp: Date.now() });
      return true;
    } catch (error) {
      end();
      setSubmitting(false);
      const unanswered = error instanceof AdvisorError ? error : null;
      setFailure({
        offline: !connectivity.current(),
        retryAfter: unanswered?.retryAfter ?? 0,
        deviceFailed: unanswered?.deviceFailed ?? false,
      });
      return false;
    }
  };

  return { submitting, failure, submit };
}

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

interface Run {
  /** Whether the user has left the page, or is on the way to the next one. */
  isOver(): boolean;
}

function useOneRun() {
  const running = useRef<AbortController | null>(null);
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    if (next !== undefined && next !== pathname) running.current?.abort();
  }, [next, pathname]);

  const begin = (): Run | null => {
    if (running.current) return null;
    const { signal } = (running.current = new AbortController());
    return { isOver: () => signal.aborted };
  };
  const end = (): void => {
    running.current = null;
  };

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return { begin, end };
}
