import { Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';

const orZero = z._default(z.number(), 0);

/** A serialized Timestamp; libraries differ in the names of its fields. */
const momentSchema = z.union([
  z.object({ seconds: z.number(), nanoseconds: orZero }),
  z.pipe(
    z.object({ _seconds: z.number(), _nanoseconds: orZero }),
    z.transform(({ _seconds, _nanoseconds }) => ({ seconds: _seconds, nanoseconds: _nanoseconds })),
  ),
]);

/** Day first: «09/04/2025» or «9-4-2025, 10:30:15». */
const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Smaller numbers are seconds: as milliseconds they would be before March 1973. */
const SMALLEST_IN_MILLISECONDS = 1e11;

/** The date in any shape in which one may be stored; `null` for anything else. */
export function toDate(value: unknown): Date | null {
  if (value instanceof Timestamp) return valid(value.toDate());
  if (value instanceof Date) return valid(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value === 'string') return fromText(value.trim());
  const moment = momentSchema.safeParse(value).data;
  return moment ? valid(new Date(moment.seconds * 1000 + moment.nanoseconds / 1e6)) : null;
}

const fromNumber = (value: number): Date | null =>
  valid(new Date(Math.abs(value) < SMALLEST_IN_MILLISECONDS ? value * 1000 : value));

function fromText(text: string): Date | null {
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  // `Date` would read the month first.
  if (!/^\d{1,2}[/.-]/.test(text)) return valid(new Date(text));
  const spanish = SPANISH.exec(text) ?? [];
  const [day = 0, month = 0, year = 0, hours = 0, minutes = 0, seconds = 0] = spanish
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const date = new Date(year, month - 1, day, hours, minutes, seconds);
  // `Date` turns «31/02/2025» into a day in March.
  return day > 0 && date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

const valid = (date: Date): Date | null => (Number.isFinite(date.getTime()) ? date : null);
