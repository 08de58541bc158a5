import { createStore } from '#src/lib/store.ts';
import { type Session, SignInError, type SessionState, type User } from '#src/services/session.ts';

export interface MemorySession extends Session {
  answerSignIn(answer: User | SignInError): void;
  set(state: SessionState): void;
}

/** {@link Session} that lasts as long as the page: for tests. Its redirect succeeds at once. */
export function createMemorySession(initial: SessionState = { status: 'signed-out', failure: null }): MemorySession {
  const state = createStore(initial);
  let answer: User | SignInError = new SignInError('popup-closed', 'No one was chosen');

  const signIn = async (): Promise<User> => {
    if (answer instanceof SignInError) throw answer;
    state.set({ status: 'signed-in', user: answer });
    return answer;
  };

  return {
    state,
    prepare: () => Promise.resolve(),
    signInWithPopup: signIn,
    signInWithRedirect: async () => {
      await signIn();
    },
    confirmIdentity: async () => {
      if (answer instanceof SignInError) throw answer;
      const now = state.current();
      if (now.status !== 'signed-in' || now.user.uid !== answer.uid) {
        throw new SignInError('other', 'vuelve a iniciar sesión.');
      }
    },
    deleteAccount: async () => state.set({ status: 'signed-out', failure: null }),
    signOut: async () => state.set({ status: 'signed-out', failure: null }),
    answerSignIn: (next) => {
      answer = next;
    },
    set: state.set,
  };
}
