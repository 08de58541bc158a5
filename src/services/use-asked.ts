import { useEffect, useEffectEvent, useState } from 'react';
import { Unanswered } from './ask.ts';

export interface Failure {
  /** In seconds: when it may be asked again; 0 where nobody says. */
  retryAfter: number;
  retrying: boolean;
}

export interface Asked<T> {
  /** The newest answer; that to the question before until this one's is there. */
  value: T | undefined;
  /** Whether `value` answers this question. */
  answered: boolean;
  /** Of this question; it stays while that is asked again. */
  failure: Failure | null;
  retry: () => void;
}

/**
 * Asks whenever the question changes; an answer to a question before is dropped.
 * @param question anything that JSON can tell apart; `null` asks nothing
 * @param ask gets the question, and the newest answer to one before
 */
export function useAsked<T, Question>(
  question: Question | null,
  ask: (question: Question, before: T | undefined) => Promise<T>,
): Asked<T> {
  const key = question === null ? null : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ to: string; value: T } | null>(null);
  const [failed, setFailed] = useState<(Failure & { question: string }) | null>(null);
  // Whoever comes back to a question asks again.
  if (failed && failed.question !== key) setFailed(null);
  const answered = answer !== null && answer.to === key;
  const isAsked = key !== null && !answered && (failed === null || failed.retrying);
  const start = useEffectEvent(async () => {
    if (question === null) throw new Error('Nothing is asked');
    return ask(question, answer?.value);
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const run = async () => {
      try {
        const value = await start();
        if (isOver) return;
        setAnswer({ to: key, value });
        setFailed(null);
      } catch (error) {
        const retryAfter = error instanceof Unanswered ? error.retryAfter : 0;
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
