/** `npm run dev:accounts`: `npm run dev` with accounts on Firebase's emulators */
import '../local/dev-accounts.ts';
