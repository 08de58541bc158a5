import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';

const orZero = z._default(z.number(), 0);

/** A Timestamp that has become an object, with either of the names that are in use. */
const momentSchema = z.union([
  z.object({ seconds: z.number(), nanoseconds: orZero }),
  z.pipe(
    z.object({ _seconds: z.number(), _nanoseconds: orZero }),
    z.transform(({ _seconds, _nanoseconds }) => ({ seconds: _seconds, nanoseconds: _nanoseconds })),
  ),
]);

/** A moment in any of the shapes in which one may be stored; `null` for what is none. */
export function toDate(value: unknown): Date | null {
  if (value instanceof Timestamp) return valid(value.toDate());
  if (value instanceof Date) return valid(value);
  if (typeof value === 'number' || typeof value === 'string') return valid(new Date(value));
  const moment = momentSchema.safeParse(value).data;
  return moment ? valid(new Date(moment.seconds * 1000 + moment.nanoseconds / 1e6)) : null;
}

const valid = (date: Date): Date | null => (Number.isFinite(date.getTime()) ? date : null);
