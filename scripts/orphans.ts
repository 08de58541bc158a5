/**
 * `npm run orphans -- PROJECT [--delete]`: lists the documents in Firestore whose owner no longer has an account, one path a
 * line, and deletes them with `--delete`. ACCESS_TOKEN is the token of an authorized account
 * (`gcloud auth print-access-token`). FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST select the emulators instead.
 */
import { deleteDocuments, findOrphans } from '../local/orphaned-documents.ts';

const [project, ...options] = process.argv.slice(2);
const token = process.env['ACCESS_TOKEN'];
if (!project || !token || options.some((option) => option !== '--delete')) {
  console.error('Usage: ACCESS_TOKEN=$(gcloud auth print-access-token) npm run orphans -- PROJECT [--delete]');
  process.exit(1);
}

const access = { project, token };
const orphans = await findOrphans(access);
for (const path of orphans) console.log(path);
if (options.includes('--delete')) await deleteDocuments(access, orphans);
console.error(`${orphans.length} documents without an owner${options.includes('--delete') ? ' deleted' : ''}`);
