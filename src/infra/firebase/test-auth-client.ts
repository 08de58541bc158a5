/** Only with the emulators: signing in if Google's script cannot be reached. */
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

interface TestAccount {
  sub: string;
  name: string;
  email: string;
}

const TEST_ACCOUNTS: readonly TestAccount[] = [
  { sub: 'prueba-ana', name: 'Ana Torres', email: 'ana.torres@example.com' },
  { sub: 'prueba-luis', name: 'Luis Prado', email: 'luis.prado@example.com' },
  { sub: 'prueba-marta', name: 'Marta Gil', email: 'marta.gil@example.com' },
];

const BUTTON =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control font-semibold border border-line bg-raised px-5 py-2.5 text-text enabled:hover:border-text';

/**
 * Shows the accounts in a modal dialog of plain elements: like Google's window, it is no part of the site. Resolves with the chosen
 * one, or `null`.
 */
function chooseTestAccount(): Promise<TestAccount | null> {
  return new Promise((resolve) => {
    const sheet = element('dialog', 'dialog p-6 sm:p-8');
    const title = element('h2', 'text-2xl', 'Cuentas de prueba');
    title.id = 'test-accounts';
    sheet.setAttribute('aria-labelledby', title.id);
    let chosen: TestAccount | null = null;
    const end = (account: TestAccount | null) => {
      chosen = account;
      sheet.close();
    };
    const accounts = TEST_ACCOUNTS.map((account) => {
      const button = element('button', `${BUTTON} w-full`, `${account.name} (${account.email})`);
      button.addEventListener('click', () => end(account));
      return button;
    });
    const cancel = element('button', BUTTON, 'Cancelar');
    cancel.addEventListener('click', () => end(null));
    const choices = element('div', 'mt-6 grid gap-3');
    choices.append(...accounts, cancel);
    sheet.append(title, element('p', 'mt-4 text-muted', EXPLANATION), choices);
    sheet.addEventListener('close', () => {
      sheet.remove();
      resolve(chosen);
    });
    document.body.append(sheet);
    sheet.showModal();
  });
}

const EXPLANATION =
  'No se puede llegar a Google desde aquí, y este sitio guarda sus cuentas en los emuladores de Firebase de este ordenador. Elige con quién entrar.';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
