import { createObservable, type Observable } from '#src/lib/observed.ts';

/** A network that tests switch on and off with `set`. */
export const createMemoryConnectivity = (online = true): Observable<boolean> => createObservable(online);
