/** Schemas that read a value as far as it goes. */
import * as z from 'zod/mini';

/** A list schema that drops invalid entries, so that one bad entry does not cost the others. */
export const goodItems = <T>(schema: z.core.$ZodType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const parsed = z.safeParse(schema, item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** The same for an object of named values. */
export const goodEntries = <T>(schema: z.core.$ZodType<T>) =>
  z.pipe(
    z.looseObject({}),
    z.transform((record) =>
      Object.entries(record).flatMap(([key, value]): [string, T][] => {
        const parsed = z.safeParse(schema, value);
        return parsed.success ? [[key, parsed.data]] : [];
      }),
    ),
  );

export const orAbsent = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/**
 * The same object with each field read by itself: what is missing or invalid is absent, `null` or empty, whichever the
 * field allows first, and a list loses its invalid entries. A field that allows none of these stays required.
 */
export function forgiving<Shape extends z.core.$ZodShape>(object: z.ZodMiniObject<Shape>): z.ZodMiniObject<Shape>;
// Each field gives a value of its own schema, so that the result has the same type.
export function forgiving({ shape }: z.ZodMiniObject): z.ZodMiniObject {
  return z.object(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, orEmpty(field)])));
}

const EMPTY = [undefined, null, '', [], {}, 0];

function orEmpty(field: z.core.$ZodType): z.core.$ZodType {
  const whole = inParts(field);
  const empty = EMPTY.map((value) => z.safeParse(whole, value)).find(({ success }) => success);
  return empty ? z.catch(whole, empty.data) : whole;
}

function inParts(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodMiniObject) return forgiving(field);
  return field instanceof z.ZodMiniArray ? z.pipe(goodItems(field.def.element), field) : field;
}
