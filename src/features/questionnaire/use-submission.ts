import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import { type FormState, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { usePageCode } from '#src/ui/page-link.tsx';
import { askHosts, type Host, type HostAnswer } from './ask-hosts.ts';

const REQUEST_DELAY_MS = 300;

export interface Failure {
  offline: boolean;
  /** In seconds: when the advisor may be asked again; 0 where it does not say. */
  retryAfter: number;
  /** This device was asked too. */
  deviceFailed: boolean;
}

/** Sends the answers to the advisor, without a network to this device's, and stores what it says. */
export function useSubmission() {
  const services = useServices();
  const { connectivity, localData } = services;
  const pageCode = usePageCode();
  const { begin, end } = useOneRun();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const ask = async (
    answers: FormState,
    run: Run,
    host: Host,
    onDeviceFailure: () => void,
  ): Promise<HostAnswer | null> => {
    localData.write(USER_PREFERENCES, { ...answers, timestamp: Date.now() });
    // What the answer needs loads meanwhile; `loadOrReload` below reports a failure.
    services.advisor.prefetch();
    pageCode.load(PATHS.recommendations).catch(() => undefined);
    await delay(REQUEST_DELAY_MS);
    if (run.isOver()) return null;
    return askHosts(services, answers, host, onDeviceFailure);
  };

  /** @returns whether the results can be shown: not after a failure, nor if the user has left the page */
  const submit = async (answers: FormState, host: Host = 'api'): Promise<boolean> => {
    const run = begin();
    if (!run) return false;
    let deviceFailed = false;
    setSubmitting(true);
    setFailure(null);
    try {
      const recommendation = await ask(answers, run, host, () => (deviceFailed = true));
      if (!recommendation || run.isOver()) return false;
      localData.write(RECOMMENDATIONS, { ...recommendation, timestamp: Date.now() });
      await pageCode.loadOrReload(PATHS.recommendations);
      return !run.isOver();
    } catch (error) {
      end();
      setSubmitting(false);
      setFailure({
        offline: !connectivity.current(),
        retryAfter: (error instanceof AdvisorError && error.retryAfter) || 0,
        deviceFailed,
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
  /** Whether the user has left. The address changes first, while the next page's code may still be loading. */
  isOver(): boolean;
}

function useOneRun() {
  const running = useRef<AbortController | null>(null);

  const begin = (): Run | null => {
    if (running.current) return null;
    const { signal } = (running.current = new AbortController());
    const { pathname } = globalThis.location;
    return { isOver: () => signal.aborted || globalThis.location.pathname !== pathname };
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
