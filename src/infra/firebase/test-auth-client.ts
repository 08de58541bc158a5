/** Only the emulators use it: they sign in if Google's script cannot be reached. */
import { type Auth, GoogleAuthProvider, reauthenticateWithCredential, signInWithCredential } from 'firebase/auth';
import { SignInError } from '#src/services/session.ts';
import { currentUser, type AuthClient, toUser, withSignInErrors } from './auth.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';

const GOOGLE_ANSWERS_MS = 3000;

/** `client` that shows a list of test accounts while Google cannot be reached. */
export function withTestAccounts(client: AuthClient, auth: Auth): AuthClient {
  const signIn = () => withSignInErrors(async () => toUser((await signInWithCredential(auth, await choose())).user));

  return {
    ...client,
    popup: async () => ((await googleAnswers()) ? client.popup() : signIn()),
    redirect: async () => {
      if (await googleAnswers()) return client.redirect();
      await signIn();
      // Loads the page again, as a redirect does.
      globalThis.location.reload();
      return new Promise(() => undefined);
    },
    redirectOutcome: async () => {
      const outcome = await client.redirectOutcome();
      if (outcome) return outcome;
      await auth.authStateReady();
      return auth.currentUser && toUser(auth.currentUser);
    },
    confirmIdentity: async () => {
      if (await googleAnswers()) return client.confirmIdentity();
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

const TEST_ACCOUNTS = [
  { sub: 'prueba-ana', name: 'Ana Torres', email: 'ana.torres@example.com' },
  { sub: 'prueba-luis', name: 'Luis Prado', email: 'luis.prado@example.com' },
  { sub: 'prueba-marta', name: 'Marta Gil', email: 'marta.gil@example.com' },
];

const BUTTON = 'min-h-12 rounded-control border border-line bg-raised px-5 font-semibold hover:border-text';
const button = (value: string, text: string): string => `<button value="${value}" class="${BUTTON}">${text}</button>`;

const SHEET = `<h2 id="test-accounts">Cuentas de prueba</h2>
  <p class="mt-4 text-muted">No se puede llegar a Google desde aquí, y este sitio guarda sus cuentas en los emuladores de
    Firebase de este ordenador. Elige con quién entrar.</p>
  <form method="dialog" class="mt-6 grid gap-3">
    ${TEST_ACCOUNTS.map(({ sub, name, email }) => button(sub, `${name} (${email})`)).join('')}${button('', 'Cancelar')}
  </form>`;

/** Asks in a modal dialog of plain elements: like Google's window, it is no part of the site. */
async function chooseTestAccount() {
  const sheet = document.createElement('dialog');
  sheet.className = 'm-auto max-w-lg rounded-card border border-line bg-raised p-6 text-text backdrop:bg-veil sm:p-8';
  sheet.setAttribute('aria-labelledby', 'test-accounts');
  sheet.innerHTML = SHEET;
  document.body.append(sheet);
  sheet.showModal();
  await new Promise((resolve) => {
    sheet.addEventListener('close', resolve);
  });
  sheet.remove();
  return TEST_ACCOUNTS.find(({ sub }) => sub === sheet.returnValue);
}
