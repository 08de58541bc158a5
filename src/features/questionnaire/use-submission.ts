import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { ShownRecommendation } from '#contract/shown-recommendation.ts';
import { type FormState, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { usePageCode } from '#src/ui/page-link.tsx';

const REQUEST_DELAY_MS = 300;

export type SubmissionStatus = 'idle' | 'submitting' | 'failed';

/** Sends the answers to the advisor and opens the results, unless the user has left the page by then. */
export function useSubmission() {
  const { advisor, localData } = useServices();
  const navigate = useNavigate();
  const pageCode = usePageCode();
  const { begin, end } = useOneRun();
  const [status, setStatus] = useState<SubmissionStatus>('idle');

  const ask = async (answers: FormState, run: Run): Promise<ShownRecommendation | null> => {
    localData.write(USER_PREFERENCES, { ...answers, timestamp: Date.now() });
    await delay(REQUEST_DELAY_MS);
    if (run.isOver()) return null;
    // `loadOrReload` below reports the failure.
    pageCode.load(PATHS.recommendations).catch(() => undefined);
    return advisor.recommend(answers);
  };

  const submit = async (answers: FormState): Promise<void> => {
    const run = begin();
    if (!run) return;
    setStatus('submitting');
    try {
      const recommendation = await ask(answers, run);
      if (!recommendation || run.isOver()) return;
      localData.write(RECOMMENDATIONS, { ...recommendation, timestamp: Date.now() });
      await pageCode.loadOrReload(PATHS.recommendations);
      if (run.isOver()) return;
    } catch {
      end();
      setStatus('failed');
      return;
    }
    await navigate(PATHS.recommendations);
  };

  return { status, submit };
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
