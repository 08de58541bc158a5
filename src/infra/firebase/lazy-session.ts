import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { createObservable } from '#src/lib/observed.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { type Session, SignInError, type SessionState, type User } from '#src/services/session.ts';
import { STORED_USER } from '#src/services/stored-user.ts';
import { redirectNote } from '../browser/redirect-note.ts';
import type { Gate } from './auth.ts';

/** Where the browser keeps page and provider apart, the provider never speaks: then nobody is signed in. */
const FIRST_WORD_MS = 10_000;

interface Dependencies {
  loadGate: () => Promise<Gate>;
  connectivity: Connectivity;
  localData: LocalData;
  /** Whether somebody may be signed in of whom nothing is remembered; without it that is not asked. */
  mayBeSignedIn?: () => Promise<boolean>;
  /** Somebody has just come in, through either door. */
  onSignIn: (user: User) => void;
  beforeSignOut: () => Promise<void>;
  /** Whoever was signed in here no longer is. `elsewhere`: another tab heard it first and sees to what all tabs share. */
  onSignOut: (elsewhere: boolean) => void;
}

export interface LazySession extends Session {
  /** The signed-in person's name, here and at the provider. */
  rename(displayName: string): Promise<void>;
  /** Ends the session if the account no longer exists. */
  checkAccount(): Promise<void>;
}

/**
 * {@link Session} over Firebase whose code comes only for somebody who was or may be signed in, comes back from the
 * provider or opens the way to sign in.
 */
export function createLazySession(dependencies: Dependencies): LazySession {
  const { loadGate, connectivity, localData, mayBeSignedIn, onSignIn, beforeSignOut, onSignOut } = dependencies;
  const expected = localData.read(STORED_USER);
  const cameBack = redirectNote.take();
  const neededAtOnce = expected !== null || cameBack;
  const initial: SessionState =
    neededAtOnce || mayBeSignedIn ? { status: 'unknown', expected } : { status: 'signed-out', failure: null };
  const state = createObservable<SessionState>(initial, () => {
    if (state.current().status === 'unknown') void findOut();
  });

  const endDoubt = (failure: SignInError | null) => {
    if (state.current().status === 'unknown') state.set({ status: 'signed-out', failure });
  };

  const show = (user: User) => {
    const { uid, email, displayName } = user;
    localData.write(STORED_USER, { uid, email, displayName });
    state.set({ status: 'signed-in', user });
  };

  /** Who this tab takes to be signed in, whatever other tabs have stored meanwhile. */
  const uidHere = (): string | undefined => {
    const now = state.current();
    if (now.status === 'signed-in') return now.user.uid;
    return now.status === 'unknown' ? now.expected?.uid : undefined;
  };

  const hear = (user: User | null) => {
    const left = uidHere();
    if (user) {
      if (left && left !== user.uid) onSignOut(true);
      return show(user);
    }
    const elsewhere = localData.read(STORED_USER) === null;
    localData.clear(STORED_USER);
    if (left || !elsewhere) onSignOut(elsewhere);
    if (state.current().status === 'signed-in') return state.set({ status: 'signed-out', failure: null });
    // Whoever came back from the provider is told why they are not signed in, once that is known.
    return cameBack ? undefined : endDoubt(null);
  };

  const endRedirect = async (gate: Gate) => {
    const outcome = await gate.redirectOutcome();
    if (outcome && !(outcome instanceof SignInError)) onSignIn(outcome);
    else endDoubt(outcome);
  };

  const start = async (): Promise<Gate> => {
    const gate = await loadGate();
    setTimeout(() => endDoubt(cameBack ? noAnswer() : null), FIRST_WORD_MS);
    gate.watch(hear);
    if (cameBack) void endRedirect(gate);
    return gate;
  };

  const open = memoizePromise(() =>
    start().catch((error: unknown) => {
      endDoubt(null);
      throw new SignInError('other', 'no se pudo cargar el servicio de cuentas.', { cause: error });
    }),
  );

  /** For what only the provider itself can do: asked before its code is, which cannot be had without a network either. */
  const openOnline = async (): Promise<Gate> => {
    if (!connectivity.current()) throw new SignInError('offline', 'No hay conexión a Internet.');
    return open();
  };

  const prepare = async () => {
    await open().catch(() => undefined);
  };

  const findOut = async () => {
    if (neededAtOnce || (await mayBeSignedIn?.())) await prepare();
    else endDoubt(null);
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
      const gate = await openOnline();
      redirectNote.leave();
      try {
        await gate.redirect();
      } catch (error) {
        redirectNote.take();
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
      const gate = await open();
      await beforeSignOut();
      await gate.signOut();
    },
    async rename(displayName) {
      await (await open()).rename(displayName);
      const current = state.current();
      if (current.status === 'signed-in') show({ ...current.user, displayName });
    },
    checkAccount: async () => (await open()).checkAccount(),
  };
}

const noAnswer = () => new SignInError('other', 'el servicio de cuentas no responde.');
