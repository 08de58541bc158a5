import { AccountDataError } from '#src/services/account-data.ts';
import type { Accounts } from '#src/services/accounts.ts';
import { disabledSession } from '../memory/session.ts';

const refuse = () => Promise.reject(new AccountDataError('unavailable', 'este sitio no tiene cuentas configuradas.'));

/** Of a site without settings for Firebase: nobody can sign in, so that nobody's data is ever asked for. */
export const noAccounts: Accounts = {
  session: disabledSession,
  favorites: { list: refuse, add: refuse, remove: refuse },
  history: { save: refuse, list: refuse, remove: refuse },
  profiles: { load: refuse, rename: refuse, exportAll: refuse, deleteAll: refuse },
};
