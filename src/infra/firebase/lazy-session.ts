import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { createStore } from '#src/lib/store.ts';
import { whenIdle } from '#src/lib/wait.ts';
import type { Connectivity } from '#src/services/services.tsx';
import type { LocalData } from '#src/services/local-data.ts';
import {
  PENDING_SIGN_IN,
  PENDING_SIGN_OUT,
  type Session,
  type SessionState,
  SignInError,
  STORED_USER,
  type User,
} from '#src/services/session.ts';
import type { AuthClient } from './auth.ts';

/** Browsers may block the provider's frame, which then never answers: the user counts as signed out. */
const ANSWER_WITHIN_MS = 10_000;

interface Dependencies {
  loadAuthClient: () => Promise<AuthClient>;
  connectivity: Connectivity;
  localData: LocalData;
  sessionData: LocalData;
  /** Called after a sign-in by popup or redirect. */
  onSignIn: (user: User) => void;
  beforeSignOut: () => Promise<void>;
  /**
   * Called when this tab's user is signed out, and again on the next page until {@link PENDING_SIGN_OUT} is cleared.
   * @param inOtherTab another tab noticed first and cleans up the shared data
   */
  onSignOut: (inOtherTab: boolean) => void;
  /** Calls back when another tab has stored another user or none. */
  onStoredElsewhere: (callback: () => void) => void;
}

export interface LazySession extends Session {
  /** Changes the signed-in user's name, here and at the provider. @throws {SignInError} */
  rename(displayName: string): Promise<void>;
  /** Ends the session if the account no longer exists. */
  checkAccount(): Promise<void>;
}

/**
 * {@link Session} over Firebase. Its code loads only for users who were signed in, return from the provider's page or open
 * the login dialog.
 */
export function createLazySession(dependencies: Dependencies): LazySession {
  const { loadAuthClient, connectivity, localData, sessionData } = dependencies;
  const { onSignIn, beforeSignOut, onSignOut, onStoredElsewhere } = dependencies;
  const expected = localData.read(STORED_USER);
  const returnsFromProvider = sessionData.read(PENDING_SIGN_IN) !== null;
  sessionData.clear(PENDING_SIGN_IN);
  const hasHint = expected !== null || returnsFromProvider;
  const initial: SessionState = hasHint ? { status: 'unknown', expected } : { status: 'signed-out', failure: null };
  const state = createStore<SessionState>(initial, () => {
    if (state.current().status === 'unknown') void prepare();
  });

  // The tab of the last sign-out was closed too early.
  if (!hasHint && localData.read(PENDING_SIGN_OUT)) void whenIdle().then(() => onSignOut(false));

  const settleSignedOut = (failure: SignInError | null) => {
    if (state.current().status === 'unknown') state.set({ status: 'signed-out', failure });
  };

  const show = (user: User) => {
    const { uid, email, displayName } = user;
    localData.write(STORED_USER, { uid, email, displayName });
    state.set({ status: 'signed-in', user });
  };

  /** The user of this tab, even if other tabs have stored another one. */
  const currentUid = (): string | undefined => {
    const now = state.current();
    if (now.status === 'signed-in') return now.user.uid;
    return now.status === 'unknown' ? now.expected?.uid : undefined;
  };

  const onUserChange = (user: User | null) => {
    const previous = currentUid();
    if (user) {
      if (previous && previous !== user.uid) onSignOut(true);
      return show(user);
    }
    const inOtherTab = localData.read(STORED_USER) === null;
    if (!inOtherTab) localData.write(PENDING_SIGN_OUT, true);
    localData.clear(STORED_USER);
    if (previous || !inOtherTab) onSignOut(inOtherTab);
    if (state.current().status === 'signed-in') return state.set({ status: 'signed-out', failure: null });
    // After a redirect the state follows with the reason of its failure.
    return returnsFromProvider ? undefined : settleSignedOut(null);
  };

  /** Firebase looks for changes by another tab now and then only, in tabs out of sight once a minute. */
  const followOtherTab = (client: AuthClient) => {
    const stored = localData.read(STORED_USER);
    const { status } = state.current();
    if (!stored && status === 'signed-in') {
      state.set({ status: 'signed-out', failure: null });
      onSignOut(true);
    } else if (stored && status === 'signed-out') {
      // Whom Firebase knows already it does not report again.
      const user = client.current();
      if (user?.uid === stored.uid) show(user);
    }
  };

  const finishRedirect = async (client: AuthClient) => {
    const outcome = await client.redirectOutcome();
    if (outcome && !(outcome instanceof SignInError)) onSignIn(outcome);
    else settleSignedOut(outcome);
  };

  const start = async (): Promise<AuthClient> => {
    const client = await loadAuthClient();
    setTimeout(() => settleSignedOut(returnsFromProvider ? noAnswer() : null), ANSWER_WITHIN_MS);
    client.watch(onUserChange);
    onStoredElsewhere(() => followOtherTab(client));
    if (returnsFromProvider) void finishRedirect(client);
    return client;
  };

  const open = memoizePromise(() =>
    start().catch((error: unknown) => {
      const known = error instanceof SignInError ? error : null;
      settleSignedOut(known);
      throw known ?? new SignInError('other', 'no se pudo cargar el servicio de cuentas.', { cause: error });
    }),
  );

  /** Actions that need the provider's server use this. Offline the code itself would fail with a vaguer error. */
  const openOnline = async (): Promise<AuthClient> => {
    if (!connectivity.current()) throw new SignInError('offline', 'No hay conexión a Internet.');
    return open();
  };

  const prepare = async () => {
    // Signing in tries again, and shows the error.
    await open().catch(() => undefined);
  };

  return {
    state,
    prepare,
    async signInWithPopup() {
      const user = await (await openOnline()).popup();
      show(user);
      onSignIn(user);
      return user;
    },
    async signInWithRedirect() {
      const client = await openOnline();
      sessionData.write(PENDING_SIGN_IN, true);
      try {
        await client.redirect();
      } catch (error) {
        sessionData.clear(PENDING_SIGN_IN);
        throw error;
      }
    },
    async confirmIdentity() {
      await (await openOnline()).confirmIdentity();
    },
    async deleteAccount() {
      await (await open()).deleteUser();
    },
    async signOut() {
      const client = await open();
      await beforeSignOut();
      await client.signOut();
    },
    async rename(displayName) {
      const before = state.current();
      if (before.status === 'signed-in' && before.user.displayName === displayName) return;
      await (await open()).rename(displayName);
      const now = state.current();
      if (now.status === 'signed-in') show({ ...now.user, displayName });
    },
    checkAccount: async () => (await open()).checkAccount(),
  };
}

const noAnswer = () => new SignInError('other', 'el servicio de cuentas no responde.');
