/**
 * A computer as the site reads it, from an answer or from what was stored. The API sends {@link computerSchema}; what is
 * read is wider, as the specification wants it: a title may stand for the name, `url` for the link, specs may be
 * objects, and whatever is missing is unknown and not a reason to show nothing.
 */
import * as z from 'zod/mini';
import { type Computer, type Facts, factsSchema, ROLES } from './computer.ts';
import { goodEntries, goodItems } from './good-items.ts';

/** A computer without a price or a picture can still be shown. */
export interface ShownComputer extends Omit<Computer, 'price'> {
  /** Euros; `null`: not known. */
  price: number | null;
}

const text = z.catch(z.string(), '');
export const textsSchema = z.catch(goodItems(z.string()), []);

/** A fact that is missing or odd is unknown; it takes no other with it. */
const fact = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);
const known = factsSchema.shape;

const shownFactsSchema = z.object({
  brand: text,
  model: text,
  cpu: fact(known.cpu),
  cpuFamily: fact(known.cpuFamily),
  gpu: fact(known.gpu),
  gpuSeries: fact(known.gpuSeries),
  ramGb: fact(known.ramGb),
  storageGb: fact(known.storageGb),
  screenInches: fact(known.screenInches),
  resolution: fact(known.resolution),
  refreshHz: fact(known.refreshHz),
  weightKg: fact(known.weightKg),
  batteryWh: fact(known.batteryWh),
  batteryHours: fact(known.batteryHours),
  os: fact(known.os),
  year: fact(known.year),
  priceDate: text,
  priceBasis: text,
});
const UNKNOWN_FACTS: Facts = shownFactsSchema.parse({});
const scalar = z.union([z.string(), z.number(), z.boolean()]);

interface Pair {
  key: string;
  value: string;
}

/** A pair under any of the names that are in use. */
const pairSchema = z.union(
  (['key', 'label', 'name'] as const).map((name) =>
    z.pipe(
      z.looseObject({ [name]: z.string(), value: scalar }),
      z.transform((pair): Pair => ({ key: String(pair[name]), value: String(pair['value']) })),
    ),
  ),
);

/** An object of pairs, as a list. */
const recordSchema = z.pipe(
  goodEntries(scalar),
  z.transform((entries) => entries.map(([key, value]): Pair => ({ key, value: String(value) }))),
);

const toLine = ({ key, value }: Pair): string => `${key}: ${value}`;

/** Lines, pairs or one object of pairs, as `label: value` lines. */
const specsSchema = z.catch(
  z.union([
    goodItems(z.union([z.string(), z.pipe(pairSchema, z.transform(toLine))])),
    z.pipe(
      recordSchema,
      z.transform((pairs) => pairs.map(toLine)),
    ),
  ]),
  [],
);

const attributesSchema = z.catch(z.union([goodItems(pairSchema), recordSchema]), []);

/** `1299`, «1.299 €», «1.299,90 €» and «1299.90» are prices; words, ranges and what is not more than nothing are none. */
function readPrice(price: string | number): number | null {
  const value = typeof price === 'number' ? price : Number(plainNumber(price));
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** A separator before one or two last digits is the decimal point, any other stands between thousands. */
function plainNumber(written: string): string {
  const [, digits = ''] = /^\D*(\d[\d.,]*)\D*$/.exec(written) ?? [];
  const [, whole = digits, cents = '0'] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return whole === '' ? '' : `${whole.replaceAll(/[.,]/g, '')}.${cents}`;
}

/** The first of the addresses that leads to a page on the web, with what shops leave out put in; else an empty text. */
function webAddress(addresses: readonly string[]): string {
  const whole = addresses.map((address) => address.trim().replace(/^(?:\/\/|(?=www\.))/, 'https://'));
  return whole.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address)) ?? '';
}

export const shownComputerSchema = z.pipe(
  z
    .object({
      id: z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
      name: text,
      title: text,
      image: text,
      price: z.catch(z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(readPrice))), null),
      specs: specsSchema,
      attributes: attributesSchema,
      link: text,
      url: text,
      pros: textsSchema,
      cons: textsSchema,
      role: z.catch(z.nullable(z.enum(ROLES)), null),
      fit: text,
      facts: z.catch(shownFactsSchema, UNKNOWN_FACTS),
    })
    // Something must tell it from the others.
    .check(z.refine(({ id, name, title }) => (id || name || title) !== '')),
  z.transform(({ id, name, title, link, url, ...rest }): ShownComputer => ({
    ...rest,
    id: id || name || title,
    name: name || title,
    link: webAddress([link, url]),
  })),
);
