/** `saved_recommendations/{uid}_{timestamp}`: one result set with the user's answers. */
import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';
import type { Requirements } from '#contract/answers.ts';
import { goodEntries, goodItems, orAbsent } from '#src/lib/forgiving.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import {
  computersToSave,
  type ResultSet,
  SAVED_COMPUTERS_MAX,
  type SavedSet,
  withoutEmpty,
} from '#src/services/history.ts';
import { priceSchema, scalarSchema } from '#src/services/laptop-shapes.ts';
import { type SavedLaptop, storedLaptopSchema, toSavedLaptop } from '#src/services/saved-laptop.ts';

export function toSavedSetDocument(uid: string, result: ResultSet) {
  const { answers, timestamp, sessionId } = result;
  const requirements = withoutEmpty<Partial<Requirements>>(answers.requirements ?? {});
  return {
    userId: uid,
    formData: withoutEmpty({ ...answers, requirements, timestamp, sessionId }),
    computers: computersToSave(uid, result).map(toStored),
    createdAt: Timestamp.fromMillis(timestamp),
  };
}

/** The field names that the collection has always had. */
function toStored(laptop: SavedLaptop) {
  const { name, link, ...rest } = toSavedLaptop(laptop);
  return { ...rest, title: name, name, url: link };
}

const computersSchema = z.pipe(
  goodItems(storedLaptopSchema),
  z.transform((laptops) =>
    laptops
      .slice(0, SAVED_COMPUTERS_MAX)
      .map((laptop, index) => Object.assign(laptop, { id: laptop.id || `${index}` })),
  ),
);

const textsOrOne = z.union([
  goodItems(z.string()),
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
]);

/** A requirement without a value stays; it is shown as not specified. */
const requirementsSchema = z.pipe(
  goodEntries(z.nullable(scalarSchema)),
  z.transform((entries) => Object.fromEntries(entries.map(([field, value]) => [field, String(value ?? '').trim()]))),
);

const criteriaSchema = z.object({
  deviceType: orAbsent(z.string()),
  purposes: orAbsent(textsOrOne),
  priorities: orAbsent(textsOrOne),
  budget: z.pipe(
    priceSchema,
    z.transform((euros) => euros ?? undefined),
  ),
  requirements: orAbsent(requirementsSchema),
  ownsWindows: orAbsent(z.boolean()),
});

const savedSetSchema = z.object({
  createdAt: z.optional(z.unknown()),
  formData: z.catch(criteriaSchema, { budget: undefined }),
  computers: z.catch(computersSchema, []),
});

/** Unreadable parts count as absent. @throws {AccountDataError} `unreadable-dates` if converting the date throws. */
export function parseSavedSet(id: string, data: unknown): SavedSet {
  const { createdAt, formData, computers } = savedSetSchema.parse(data);
  return { id, createdAt: convertDate(createdAt), criteria: formData, computers };
}

/** A date as text or in milliseconds; the rules accept only timestamps. */
const otherDateSchema = z.union([z.number(), z.iso.datetime()]);

function convertDate(stored: unknown): Date | null {
  try {
    const other = () => new Date(otherDateSchema.safeParse(stored).data ?? Number.NaN);
    const date = stored instanceof Timestamp ? stored.toDate() : other();
    return Number.isNaN(date.getTime()) ? null : date;
  } catch (error) {
    throw new AccountDataError('unreadable-dates', 'no se pueden leer las fechas.', { cause: error });
  }
}
