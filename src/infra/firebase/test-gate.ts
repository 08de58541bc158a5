/** With the emulators only: signing in where Google's script cannot be reached. */
import { type Auth, GoogleAuthProvider, reauthenticateWithCredential, signInWithCredential } from 'firebase/auth';
import { SignInError } from '#src/services/session.ts';
import { currentUser, type Gate, toUser, withSignInErrors } from './auth.ts';
import { chooseTestAccount } from './test-account-sheet.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';

const GOOGLE_ANSWERS_MS = 3000;

/** `gate` with a list of test accounts instead of Google's while Google cannot be reached. */
export function withTestAccounts(gate: Gate, auth: Auth): Gate {
  const signIn = () => withSignInErrors(async () => toUser((await signInWithCredential(auth, await choose())).user));

  return {
    ...gate,
    popup: async () => ((await googleAnswers()) ? gate.popup() : signIn()),
    redirect: async () => {
      if (await googleAnswers()) return gate.redirect();
      await signIn();
      // Loads the page again, as a redirect does.
      globalThis.location.reload();
      return new Promise(() => undefined);
    },
    redirectOutcome: async () => {
      const outcome = await gate.redirectOutcome();
      if (outcome) return outcome;
      await auth.authStateReady();
      return auth.currentUser && toUser(auth.currentUser);
    },
    confirmIdentity: async () => {
      if (await googleAnswers()) return gate.confirmIdentity();
      return withSignInErrors(async () => {
        await reauthenticateWithCredential(currentUser(auth), await choose());
      });
    },
  };
}

/** @throws {SignInError} if no account is chosen, as when Google's window is closed. */
async function choose() {
  const account = await chooseTestAccount();
  if (!account) throw new SignInError('popup-closed', 'No se eligió ninguna cuenta.');
  // The emulator accepts unsigned JSON as a Google token.
  return GoogleAuthProvider.credential(JSON.stringify({ ...account, email_verified: true, picture: '' }));
}

function googleAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const answer = (reached: boolean) => {
      script.remove();
      resolve(reached);
    };
    script.addEventListener('load', () => answer(true));
    script.addEventListener('error', () => answer(false));
    setTimeout(() => answer(false), GOOGLE_ANSWERS_MS);
    script.src = GOOGLE_SCRIPT;
    document.head.append(script);
  });
}
