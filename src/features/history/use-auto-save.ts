import { useEffect, useRef } from 'react';
import { shownAnswersSchema } from '#contract/shown-answers.ts';
import { useServices } from '#src/services/services.tsx';
import type { Favorite } from '#src/services/favorites.ts';
import type { SavedComputer } from '#src/services/history.ts';
import { useSession } from '../account/use-session.ts';

/** How long a result stays on screen before it is kept. */
const AUTO_SAVE_DELAY_MS = 500;

/** What is needed of a result to keep it; `timestamp` in milliseconds since 1970. */
export interface ResultToSave {
  userInput?: Record<string, unknown> | undefined;
  computers: readonly Favorite[];
  timestamp: number;
}

/**
 * Keeps `result` in the history of whoever is signed in, once per visit to the page; who signs in while it is shown
 * keeps it too. Whatever comes of it is nobody's concern on that page, `already_exists` included.
 */
export function useAutoSave({ userInput, computers, timestamp }: ResultToSave): void {
  const { history } = useServices();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const done = useRef(false);

  useEffect(() => {
    if (uid === null || computers.length === 0 || done.current) return undefined;
    const timer = setTimeout(() => {
      done.current = true;
      // What cannot be read of the answers is no reason to lose the computers.
      const answers = shownAnswersSchema.parse(userInput ?? {});
      const result = { answers, computers: computers.map(toSaved), timestamp, sessionId: VISIT_ID };
      history.save(uid, result).catch(() => undefined);
    }, AUTO_SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [history, uid, userInput, computers, timestamp]);
}

/** One for as long as the page lives. */
const VISIT_ID = globalThis.crypto?.randomUUID?.() ?? `${Date.now()}`;

const toSaved = ({ id, name, image, price, specs, link }: Favorite): SavedComputer => ({
  id,
  title: name,
  name,
  image,
  price,
  specs,
  url: link,
});
