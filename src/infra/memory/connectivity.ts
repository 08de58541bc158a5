import { createObservable, type Observable } from '#src/lib/observed.ts';

export const createMemoryConnectivity = (online = true): Observable<boolean> => createObservable(online);
