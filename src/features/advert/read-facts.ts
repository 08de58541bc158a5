/** Corrections of what was read, and what the catalogue adds to it. */
import * as z from 'zod/mini';
import { READ_FIELDS, type ReadField, type ReadLaptop } from '#contract/advert.ts';
import { withField } from '#src/lib/read-code.ts';

/** Texts that replace what was read; an empty one says that it is not known. */
export type Corrections = Readonly<Partial<Record<ReadField, string>>>;

/** Texts that are no values of their fields change nothing. */
export const corrected = (read: ReadLaptop, corrections: Corrections): ReadLaptop =>
  READ_FIELDS.reduce((changed, field) => {
    const text = corrections[field];
    return text === undefined ? changed : (withField(changed, field, text) ?? changed);
  }, read);

/** Corrections with the laptop that they are of, as the browser's history keeps them. */
const keptSchema = z.object({ of: z.string(), texts: z.partialRecord(z.enum(READ_FIELDS), z.string()) });
export type KeptCorrections = z.infer<typeof keptSchema>;

/** @returns the corrections in the state of a history entry; `null` if it has none */
export const keptIn = (state: unknown): KeptCorrections | null =>
  z.object({ corrections: keptSchema }).safeParse(state).data?.corrections ?? null;

/** Tells whether two texts are about the same laptop: by its name, else its processor, else by the text. */
export function aboutOf({ brand, model, cpu }: ReadLaptop, text: string): string {
  if (brand !== null || model !== null) return JSON.stringify([brand, model]);
  return cpu ?? text;
}

/** Whether it is enough for a judgement. */
export const isEnough = ({ model, cpu }: ReadLaptop): boolean => model !== null || cpu !== null;
