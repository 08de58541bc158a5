/**
 * `npm run orphans -- PROJECT [--delete]`: the documents in Firestore whose owner has no account any more, one path a line;
 * with `--delete` they are deleted. The access token of somebody who may do that comes as ACCESS_TOKEN
 * (`gcloud auth print-access-token`). FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST ask the emulators instead.
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
