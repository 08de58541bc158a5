/** `npm run dev:accounts`: the same with accounts on Firebase's emulators. */
import '../local/dev-accounts.ts';
