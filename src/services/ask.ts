/** Asks the advisor, and shows an answer. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { AdvisorError } from './advisor.ts';
import { useServices } from './services.tsx';

export interface Failure {
  /** Seconds until it may be asked again; 0 if the API gives none. */
  retryAfter: number;
  retrying: boolean;
}

export interface Asked<T> {
  /** The newest answer: the one to the previous question until this one is answered. */
  value: T | undefined;
  /** Whether `value` answers this question. */
  answered: boolean;
  /** The failure of this question; it stays during a retry. */
  failure: Failure | null;
  retry: () => void;
}

/**
 * Asks whenever the question changes; late answers to earlier questions are dropped.
 * @param question any value that JSON serializes; `null` asks nothing
 * @param load gets the question and the answer to an earlier one
 */
export function useAsked<T, Question>(
  question: Question | null,
  load: (question: Question, before: T | undefined) => Promise<T>,
): Asked<T> {
  const key = question === null ? null : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ to: string; value: T } | null>(null);
  const [failed, setFailed] = useState<(Failure & { question: string }) | null>(null);
  // Returning to a failed question asks again.
  if (failed && failed.question !== key) setFailed(null);
  const answered = answer !== null && answer.to === key;
  const isAsked = key !== null && !answered && (failed === null || failed.retrying);
  const start = useEffectEvent(() => (question === null ? undefined : load(question, answer?.value)));

  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const run = async () => {
      try {
        const value = await start();
        if (isOver || value === undefined) return;
        setAnswer({ to: key, value });
        setFailed(null);
      } catch (error) {
        const retryAfter = error instanceof AdvisorError ? error.retryAfter : 0;
        if (!isOver) setFailed({ question: key, retryAfter, retrying: false });
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [key, isAsked]);

  return {
    value: answer?.value,
    answered,
    failure: failed,
    retry: () => setFailed((last) => last && { ...last, retrying: true }),
  };
}

/**
 * A laptop of the catalogue; without it, what is shown is complete all the same.
 * @param id `null` asks nothing
 * @returns `undefined` until it is known, and if there is none
 */
export function useLaptop(id: string | null): ShownComputer | undefined {
  const { advisor } = useServices();
  const { value } = useAsked(id, async (asked) => (await advisor()).laptops([asked]));
  return value?.find((laptop) => laptop.id === id);
}
