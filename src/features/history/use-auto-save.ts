import { useEffect, useRef } from 'react';
import type { Answers } from '#contract/answers.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { type SavedLaptop, toSavedLaptop } from '#src/services/saved-laptop.ts';

const AUTO_SAVE_DELAY_MS = 500;

export interface ResultToSave {
  userInput?: Answers | undefined;
  computers: readonly SavedLaptop[];
  timestamp: number;
}

/** Saves each result in the signed-in user's history, once per visit to the page. Nothing is reported. */
export function useAutoSave(result: ResultToSave | null): void {
  const { history } = useServices();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const done = useRef(0);

  useEffect(() => {
    if (uid === null || !result || result.computers.length === 0) return undefined;
    const { userInput: answers = {}, computers, timestamp } = result;
    if (done.current === timestamp) return undefined;
    const timer = setTimeout(() => {
      done.current = timestamp;
      const set = { answers, computers: computers.map(toSavedLaptop), timestamp, sessionId: VISIT_ID };
      // The user did not ask for it, so no error is shown.
      history.save(uid, set).catch(() => undefined);
    }, AUTO_SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [history, uid, result]);
}

const VISIT_ID = globalThis.crypto?.randomUUID?.() ?? `${Date.now()}`;
