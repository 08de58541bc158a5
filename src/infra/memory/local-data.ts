import { createStore, type WritableStore } from '#src/lib/store.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { createBrowserLocalData } from '../browser/local-data.ts';

/** It acts as in a browser that blocks its storage. */
export const createMemoryLocalData = (): LocalData =>
  createBrowserLocalData(() => {
    throw new Error('There is no storage');
  });

export const createMemoryConnectivity = (online = true): WritableStore<boolean> => createStore(online);
