/** A session whose provider is the test's. */
import { vi } from 'vitest';
import type { AuthClient } from '#src/infra/firebase/auth.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createLazySession } from '#src/infra/firebase/lazy-session.ts';
import { createMemoryConnectivity, createMemoryLocalData } from '#src/infra/memory/services.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { STORED_USER, type User } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';

export const STORED = { uid: ANA.uid, email: ANA.email, displayName: ANA.displayName };

const done = () => Promise.resolve();

interface Opened {
  /** What an earlier page has left. */
  localData?: LocalData;
  hasStoredUser?: boolean;
  online?: boolean;
  /** What the provider’s client does, or why its code does not load. */
  client?: Partial<AuthClient> | Error;
}

/** A session whose provider reports a user on `say`. */
export function open({
  localData = createMemoryLocalData(),
  hasStoredUser = false,
  online = true,
  client: changes,
}: Opened = {}) {
  if (hasStoredUser) localData.write(STORED_USER, STORED);
  const listeners: ((user: User | null) => void)[] = [];
  let known: User | null = null;
  const say = (user: User | null) => {
    known = user;
    for (const listener of listeners) listener(user);
  };
  let tellStored: (() => void) | undefined;
  const client: AuthClient = {
    watch: (listener) => void listeners.push(listener),
    current: () => known,
    redirectOutcome: () => Promise.resolve(null),
    popup: () => Promise.resolve(ANA),
    redirect: done,
    rename: done,
    confirmIdentity: done,
    deleteUser: done,
    checkAccount: done,
    signOut: async () => say(null),
    ...(changes instanceof Error ? {} : changes),
  };
  const loadAuthClient = vi.fn<() => Promise<AuthClient>>(async () => {
    if (changes instanceof Error) throw changes;
    return client;
  });
  const onSignIn = vi.fn<(user: User) => void>();
  const onSignOut = vi.fn<(elsewhere: boolean) => void>();
  const session = createLazySession({
    loadAuthClient,
    connectivity: createMemoryConnectivity(online),
    localData,
    sessionData: createBrowserLocalData(() => sessionStorage),
    onSignIn,
    onSignOut,
    beforeSignOut: () => Promise.resolve(),
    onStoredElsewhere: (callback) => {
      tellStored = callback;
    },
  });
  /** Another tab stores a user or none. */
  const storeElsewhere = (user: typeof STORED | null) => {
    if (user) localData.write(STORED_USER, user);
    else localData.clear(STORED_USER);
    tellStored?.();
  };
  session.state.subscribe(() => undefined);
  const state = () => session.state.current();
  return { session, localData, client, loadAuthClient, onSignIn, onSignOut, say, storeElsewhere, state };
}
