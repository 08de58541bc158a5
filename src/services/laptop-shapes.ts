/** Fields of a laptop in every shape that the specification tolerates or the site ever stored, each read by itself. */
import * as z from 'zod/mini';
import { goodEntries, goodItems } from '#src/lib/forgiving.ts';

/** Anything but a text counts as an empty one. */
const textSchema = z.catch(z.string(), '');

/** A text or a number; a boolean becomes a text. */
export const scalarSchema = z.union([z.string(), z.number(), z.pipe(z.boolean(), z.transform(String))]);

interface Pair {
  key: string;
  value: string | number;
}

/** A key and value pair under any of the known names. */
const pairSchema = z.union(
  (['key', 'label', 'name'] as const).map((name) =>
    z.pipe(
      z.object({ [name]: z.string(), value: scalarSchema }),
      z.transform(({ value = '', ...pair }): Pair => ({ key: String(pair[name]), value })),
    ),
  ),
);

/** An object of pairs, as a list. */
const entriesSchema = z.pipe(
  goodEntries(scalarSchema),
  z.transform((entries) => entries.map(([key, value]): Pair => ({ key, value }))),
);

const toLine = ({ key, value }: Pair): string => `${key}: ${value}`;

/** Lines, pairs or one object of pairs, as `label: value` lines. */
const specsSchema = z.catch(
  z.union([
    goodItems(z.union([z.string(), z.pipe(pairSchema, z.transform(toLine))])),
    z.pipe(
      entriesSchema,
      z.transform((pairs) => pairs.map(toLine)),
    ),
  ]),
  [],
);

/**
 * Parses `1299`, «1.299 €», «1 299 €», «1.299,90 €» and «1299.90»; words, ranges, zero and negative numbers are
 * `null`.
 */
function readPrice(price: string | number): number | null {
  const value = typeof price === 'number' ? price : Number(plainNumber(price));
  return Number.isFinite(value) && value > 0 ? value : null;
}

/**
 * A separator before the last one or two digits is the decimal point; any other one, spaces included, separates
 * thousands.
 */
function plainNumber(written: string): string {
  const [, digits = ''] = /^[^\d\-−–]*(\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*)\D*$/.exec(written) ?? [];
  const [, whole = digits, cents = '0'] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return whole === '' ? '' : `${whole.replaceAll(/[.,\s]/g, '')}.${cents}`;
}

/** The first http(s) URL in the list, completed if its protocol is missing; an empty string if there is none. */
export function webAddress(addresses: readonly string[]): string {
  const whole = addresses.map((address) => address.trim().replace(/^(?:\/\/|(?=www\.))/, 'https://'));
  return whole.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address)) ?? '';
}

/** Euros from a number or a text such as «1.299,00 €»; `null` if it is neither. */
export const priceSchema = z.catch(z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(readPrice))), null);

export const attributesSchema = z.catch(z.union([goodItems(pairSchema), entriesSchema]), []);

/** `title` may replace the name, `url` the link. */
export const laptopFields = {
  id: z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
  name: textSchema,
  title: textSchema,
  image: textSchema,
  price: priceSchema,
  specs: specsSchema,
  link: textSchema,
  url: textSchema,
};
