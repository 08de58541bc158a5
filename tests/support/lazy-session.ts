/** A lazy session over a fake provider. */
import { vi } from 'vitest';
import type { AuthClient } from '#src/infra/firebase/auth.ts';
import { createLazySession } from '#src/infra/firebase/lazy-session.ts';
import { createMemoryConnectivity, createMemoryLocalData } from '#src/infra/memory/local-data.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { STORED_USER, type User } from '#src/services/session.ts';
import { ANA } from './people.ts';

export const STORED = { uid: ANA.uid, email: ANA.email, displayName: ANA.displayName };

/** A client whose session changes on `say`. */
export function fakeAuthClient(changes: Partial<AuthClient> = {}) {
  const listeners: ((user: User | null) => void)[] = [];
  const client: AuthClient = {
    watch: (listener) => {
      listeners.push(listener);
    },
    redirectOutcome: () => Promise.resolve(null),
    popup: () => Promise.resolve(ANA),
    redirect: () => Promise.resolve(),
    rename: () => Promise.resolve(),
    confirmIdentity: () => Promise.resolve(),
    deleteUser: () => Promise.resolve(),
    checkAccount: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    ...changes,
  };
  return { client, say: (user: User | null) => listeners.forEach((listener) => listener(user)) };
}

interface Opened {
  /** What an earlier page has left. */
  localData?: LocalData;
  hasStoredUser?: boolean;
  online?: boolean;
  client?: AuthClient | Error;
  /** The browser’s answer on a page that asks for one; others do not ask. */
  mayBeSignedIn?: boolean;
}

export function open({
  localData = createMemoryLocalData(),
  hasStoredUser = false,
  online = true,
  client = fakeAuthClient().client,
  mayBeSignedIn,
}: Opened = {}) {
  if (hasStoredUser) localData.write(STORED_USER, STORED);
  const loadAuthClient = vi.fn<() => Promise<AuthClient>>(async () => {
    if (client instanceof Error) throw client;
    return client;
  });
  const onSignIn = vi.fn<(user: User) => void>();
  const onSignOut = vi.fn<(elsewhere: boolean) => void>();
  const session = createLazySession({
    loadAuthClient,
    connectivity: createMemoryConnectivity(online),
    localData,
    ...(mayBeSignedIn !== undefined && { mayBeSignedIn: async () => mayBeSignedIn }),
    onSignIn,
    onSignOut,
    beforeSignOut: () => Promise.resolve(),
  });
  session.state.observe(() => undefined);
  return { session, localData, loadAuthClient, onSignIn, onSignOut, state: () => session.state.current() };
}

export const soon = () => vi.advanceTimersByTimeAsync(0);
