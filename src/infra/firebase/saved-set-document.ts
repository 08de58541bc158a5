/** `saved_recommendations/{uid}_{timestamp}`: one result set with the answers that led to it. */
import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';
import { type ResultSet, SAVED_COMPUTERS_MAX, type SavedSet } from '../../services/history.ts';
import { computersToSave, withoutEmpty } from '../../services/result-to-save.ts';

/** @throws {AccountDataError} for nobody and for an empty result. */
export function toSavedSetDocument(uid: string, result: ResultSet) {
  const { answers, timestamp, sessionId } = result;
  const requirements = withoutEmpty(answers.requirements);
  return {
    userId: uid,
    formData: withoutEmpty({ ...answers, requirements, timestamp, sessionId }),
    computers: computersToSave(uid, result).map(({ id, title, name, image, price, specs, url }) => ({
      id,
      title,
      name,
      image,
      price,
      specs,
      url,
    })),
    createdAt: Timestamp.fromMillis(timestamp),
  };
}

const computerSchema = z.object({
  id: z.catch(z.string(), ''),
  title: z.catch(z.string(), ''),
  name: z.catch(z.string(), ''),
  image: z.catch(z.string(), ''),
  price: z.catch(z.nullable(z.number()), null),
  specs: z.catch(z.array(z.string()), []),
  url: z.catch(z.string(), ''),
});

const criteriaSchema = z.object({
  deviceType: z.catch(z.optional(z.string()), undefined),
  purposes: z.catch(z.optional(z.array(z.string())), undefined),
  priorities: z.catch(z.optional(z.array(z.string())), undefined),
  budget: z.catch(z.optional(z.number()), undefined),
  requirements: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

const savedSetSchema = z.object({
  createdAt: z.unknown(),
  formData: z.catch(criteriaSchema, {}),
  computers: z.array(computerSchema).check(z.minLength(1)),
});

/** @throws when what is stored is not a saved set; a date that cannot be read is `null`. */
export function parseSavedSet(id: string, data: unknown): SavedSet {
  const { createdAt, formData, computers } = savedSetSchema.parse(data);
  return { id, createdAt: toDate(createdAt), criteria: formData, computers: computers.slice(0, SAVED_COMPUTERS_MAX) };
}

function toDate(value: unknown): Date | null {
  const date = value instanceof Timestamp ? value.toDate() : null;
  return date && Number.isFinite(date.getTime()) ? date : null;
}
