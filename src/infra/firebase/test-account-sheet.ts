/** Replaces Google's window, which is not part of the site either; hence plain elements and no feature of the site. */
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

/** Shows the accounts in a modal dialog. Resolves with the chosen one, or `null`. */
export function chooseTestAccount(): Promise<TestAccount | null> {
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
