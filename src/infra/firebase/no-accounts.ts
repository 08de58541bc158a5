import { AccountDataError } from '#src/services/account-data.ts';
import type { Accounts } from '#src/services/accounts.ts';
import { disabledSession } from '../memory/session.ts';

const refuse = () => Promise.reject(new AccountDataError('unavailable', 'este sitio no tiene cuentas configuradas.'));

/** Accounts of a site without Firebase: signing in fails with a message, and so does everything else. */
export const noAccounts: Accounts = {
  session: disabledSession,
  favorites: { list: refuse, add: refuse, remove: refuse },
  history: { save: refuse, list: refuse, remove: refuse },
  profiles: { load: refuse, rename: refuse, exportAll: refuse, deleteAll: refuse },
};
