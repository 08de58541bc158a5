import { useCallback } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { whenIdle } from '#src/lib/wait.ts';
import { type Entry, type LocalData, STORAGE_KEYS } from './local-data.ts';
import { useServices } from './services.tsx';
import { useLate } from './use-late.ts';
import type { ResultLink } from './result-link.ts';

/** Whether any were submitted: a first script cannot read them. */
const SUBMITTED: Entry<true> = { key: STORAGE_KEYS.userPreferences, parse: () => true };

/** @returns the link for the page at `pathname`; `null` until it is known, as on prerendered pages, and on that of the results */
export function useResultLink(pathname: string): ResultLink | null {
  const { localData } = useServices();
  const read = useCallback(async () => {
    if (pathname === PATHS.recommendations || !hasSubmitted(localData)) return null;
    await whenIdle();
    return (await import('./result-link.ts')).resultLink(localData);
  }, [localData, pathname]);
  return useLate(read);
}

/** Whether this browser has stored submitted answers, without reading them. */
export const hasSubmitted = (localData: LocalData): boolean => localData.read(SUBMITTED) !== null;
