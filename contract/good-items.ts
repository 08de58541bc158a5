import * as z from 'zod/mini';

/** A list schema that drops invalid entries, so that one bad entry does not cost the others. */
export const goodItems = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** The same for an object of named values. */
export const goodEntries = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.looseObject({}),
    z.transform((record) =>
      Object.entries(record).flatMap(([key, value]): [string, T][] => {
        const parsed = schema.safeParse(value);
        return parsed.success ? [[key, parsed.data]] : [];
      }),
    ),
  );
