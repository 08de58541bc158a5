import * as z from 'zod';

export interface Access {
  project: string;
  token: string;
}

/** A list of accounts may lack those created very recently. */
const MIN_AGE_MS = 60 * 60_000;

const accountsSchema = z.object({
  users: z.array(z.object({ localId: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});

const documentsSchema = z.object({
  documents: z
    .array(
      z.object({
        name: z.string(),
        createTime: z.coerce.date(),
        fields: z.object({ userId: z.object({ stringValue: z.string() }).optional() }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
type StoredDocument = z.infer<typeof documentsSchema>['documents'][number];

/** The owner's user id by collection; `undefined` if the document has none. */
const OWNER_OF: Record<string, (document: StoredDocument) => string | undefined> = {
  users: ({ name }) => name.split('/').at(-1),
  saved_recommendations: ({ fields }) => fields?.userId?.stringValue,
};

/** @throws {Error} if a request fails, because an incomplete list of accounts would make documents look orphaned */
export async function findOrphans(access: Access, minAgeMs = MIN_AGE_MS): Promise<string[]> {
  // Documents are listed first, so that an account created in between is in the later list.
  const documents = await listDocuments(access);
  const accounts = await listAccounts(access);
  const before = Date.now() - minAgeMs;
  return documents
    .filter(({ owner, document }) => !(owner && accounts.has(owner)) && document.createTime.getTime() <= before)
    .map(({ document }) => document.name);
}

/**
 * @param names as returned by {@link findOrphans}
 * @throws {Error} for the first document that cannot be deleted
 */
export async function deleteDocuments(access: Access, names: readonly string[]): Promise<void> {
  for (const name of names) await fetchJson(access, `${firestoreOrigin()}/v1/${encodeURI(name)}`, { method: 'DELETE' });
}

async function listAccounts(access: Access): Promise<Set<string>> {
  const found = new Set<string>();
  const address = `${authOrigin()}/v1/projects/${access.project}/accounts:batchGet?maxResults=1000`;
  let page: string | undefined;
  do {
    const answer = accountsSchema.parse(await fetchJson(access, withPage(address, 'nextPageToken', page)));
    for (const { localId } of answer.users) found.add(localId);
    // The last page may have a token for another, empty page.
    page = answer.users.length > 0 ? answer.nextPageToken : undefined;
  } while (page);
  return found;
}

async function listDocuments(access: Access): Promise<{ owner: string | undefined; document: StoredDocument }[]> {
  const found: { owner: string | undefined; document: StoredDocument }[] = [];
  for (const [collection, ownerOf] of Object.entries(OWNER_OF)) {
    const root = `${firestoreOrigin()}/v1/projects/${access.project}/databases/(default)/documents`;
    const address = `${root}/${collection}?pageSize=300&mask.fieldPaths=userId`;
    let page: string | undefined;
    do {
      const answer = documentsSchema.parse(await fetchJson(access, withPage(address, 'pageToken', page)));
      found.push(...answer.documents.map((document) => ({ owner: ownerOf(document), document })));
      page = answer.nextPageToken;
    } while (page);
  }
  return found;
}

const withPage = (address: string, parameter: string, page: string | undefined): string =>
  page ? `${address}&${parameter}=${encodeURIComponent(page)}` : address;

async function fetchJson({ project, token }: Access, address: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project };
  const response = await fetch(address, { ...init, headers });
  if (!response.ok)
    throw new Error(`${new URL(address).host} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}

function authOrigin(): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
}

function firestoreOrigin(): string {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  return emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
}
