import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { whenIdle } from '#src/lib/wait.ts';
import { type Entry, type LocalData, STORAGE_KEYS } from './local-data.ts';
import { useServices } from './services.tsx';
import type { LastAnswers } from './last-answers.ts';

/** Whether any were submitted: a first script cannot read them. */
const SUBMITTED: Entry<true> = { key: STORAGE_KEYS.userPreferences, parse: () => true };

/**
 * The way back to the visitor's own result from the page at `pathname`; `null` until it is known, as on prerendered
 * pages, and on the page of the results.
 */
export function useLastAnswers(pathname: string): LastAnswers | null {
  const { localData } = useServices();
  const [last, setLast] = useState<LastAnswers | null>(null);
  useEffect(() => {
    let show = setLast;
    // Without its code only the way back is missing.
    readLate(localData, pathname).then(
      (read) => show(read),
      () => undefined,
    );
    return () => {
      show = () => undefined;
    };
  }, [localData, pathname]);
  return last;
}

/** Whether this browser has stored submitted answers, without reading them. */
export const hasSubmitted = (localData: LocalData): boolean => localData.read(SUBMITTED) !== null;

async function readLate(localData: LocalData, pathname: string): Promise<LastAnswers | null> {
  if (pathname === PATHS.recommendations || !hasSubmitted(localData)) return null;
  await whenIdle();
  return (await import('./last-answers.ts')).lastAnswers(localData);
}
