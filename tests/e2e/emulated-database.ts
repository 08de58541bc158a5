/** Firestore's emulator, asked directly and with no regard to its rules. */
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { EMULATED_PROJECT } from '#local/emulator-process.ts';
import { EMULATOR_PORTS } from './emulator-ports.ts';

/** Every request of a page to the database. */
export const DATABASE_REQUESTS = `http://localhost:${EMULATOR_PORTS.firestore}/**`;

/** The ends of its transactions. */
export const COMMITS = `${DATABASE_REQUESTS}/documents:commit**`;

const DOCUMENTS = `http://localhost:${EMULATOR_PORTS.firestore}/v1/projects/${EMULATED_PROJECT}/databases/(default)/documents`;
const SAVED_SETS = `${DOCUMENTS}/saved_recommendations?pageSize=300`;
/** The emulator's token that skips the rules. */
const headers = { Authorization: 'Bearer owner' };

/** The id of the user who is signed in on `page`. */
export async function uidOn(page: Page): Promise<string> {
  const uid = await page.evaluate(() => /"uid":"([^"]+)"/.exec(localStorage.getItem('user') ?? '')?.[1]);
  return uid ?? '';
}

const usersSchema = z.object({
  documents: z
    .array(
      z.object({ name: z.string(), fields: z.object({ email: z.object({ stringValue: z.string() }) }).optional() }),
    )
    .default([]),
});

/** The id of a user, for pages that may store none. */
export async function uidOf(page: Page, { email }: { email: string }): Promise<string> {
  const response = await page.request.get(`${DOCUMENTS}/users?pageSize=300&mask.fieldPaths=email`, { headers });
  const { documents } = usersSchema.parse(await response.json());
  return (
    documents
      .find(({ fields }) => fields?.email.stringValue === email)
      ?.name.split('/')
      .at(-1) ?? ''
  );
}

/** A document as the database answers it. */
export async function readDocument(page: Page, path: string): Promise<string> {
  const response = await page.request.get(`${DOCUMENTS}/${path}`, { headers });
  return response.text();
}

/** Writes a document; fields it has already and `data` does not name are deleted. */
export async function seedDocument(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.patch(`${DOCUMENTS}/${path}`, { headers, data: fieldsOf(data) });
  expect(response.ok(), await response.text()).toBe(true);
}

const userSchema = z.object({
  fields: z.object({
    favorites: z.object({ arrayValue: z.object({ values: z.array(z.unknown()).default([]) }) }).optional(),
  }),
});

/** How many favorites the database has for a user, by default the one of `page`; 0 where there is no such user. */
export async function countFavorites(page: Page, uid?: string): Promise<number> {
  const text = await readDocument(page, `users/${uid ?? (await uidOn(page))}`);
  const user = userSchema.safeParse(JSON.parse(text));
  return user.data?.fields.favorites?.arrayValue.values.length ?? 0;
}

/** How many result sets the database has for a user, by default the one of `page`. */
export async function countSavedSets(page: Page, user?: string): Promise<number> {
  const uid = user ?? (await uidOn(page));
  const text = await (await page.request.get(SAVED_SETS, { headers })).text();
  return text.match(new RegExp(`/saved_recommendations/${uid}_\\d+"`, 'g'))?.length ?? 0;
}

const fieldsOf = (data: object) => ({
  fields: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)])),
});

function valueOf(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'object' && value !== null) return { mapValue: fieldsOf(value) };
  if (typeof value === 'number') return { doubleValue: value };
  return { stringValue: String(value) };
}
