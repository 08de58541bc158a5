/** Whether something between this page and the database stops every request, such as an ad blocker or a company's network. */
import { FIREBASE_EMULATORS } from '#src/config/site.ts';
import { delay } from '#src/lib/wait.ts';

const ANSWERS_WITHIN_MS = 4000;

const SERVER = FIREBASE_EMULATORS
  ? `http://${new URL(FIREBASE_EMULATORS.authUrl).hostname}:${FIREBASE_EMULATORS.firestorePort}`
  : 'https://firestore.googleapis.com';

/** An address that the SDK asks too: blockers may know no more of the server. */
const DATABASE = `${SERVER}/google.firestore.v1.Firestore/Listen/channel`;

/** Any answer counts, also one that scripts of this site may not read. */
const answers = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    delay(ANSWERS_WITHIN_MS).then(() => false),
  ]);

/** Whether this site can be reached and the database's server cannot. */
export async function isDatabaseBlocked(): Promise<boolean> {
  const [site, database] = await Promise.all([answers('/robots.txt'), answers(DATABASE)]);
  return site && !database;
}
