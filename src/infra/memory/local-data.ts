import { createObservable, type Observable } from '#src/lib/observed.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { createBrowserLocalData } from '../browser/local-data.ts';

/** As in a browser that blocks its storage. */
export const createMemoryLocalData = (): LocalData =>
  createBrowserLocalData(() => {
    throw new Error('There is no storage');
  });

export const createMemoryConnectivity = (online = true): Observable<boolean> => createObservable(online);
