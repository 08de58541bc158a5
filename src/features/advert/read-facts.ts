/** Corrections of what was read, and what the catalogue adds to it. */
import { READ_FIELDS, type ReadField, type ReadLaptop, readLaptopSchema } from '#contract/advert.ts';
import type { Facts } from '#contract/facts.ts';
import { decodeRead, encodeRead, textOf, withField } from '#src/lib/read-code.ts';

/** Texts that replace what was read; an empty one says that it is not known. */
export type Corrections = Readonly<Partial<Record<ReadField, string>>>;

/** Texts that are no values of their fields change nothing. */
export const corrected = (read: ReadLaptop, corrections: Corrections): ReadLaptop =>
  READ_FIELDS.reduce((changed, field) => {
    const text = corrections[field];
    return text === undefined ? changed : (withField(changed, field, text) ?? changed);
  }, read);

/** @returns what makes `other` of what was read, as far as addresses tell it */
export function correctionsTo(other: ReadLaptop, read: ReadLaptop): Corrections {
  const told = decodeRead(encodeRead(read)) ?? read;
  const texts = READ_FIELDS.map((field) => [field, textOf(other, field)] as const);
  return Object.fromEntries(texts.filter(([field, text]) => text !== textOf(told, field)));
}

/** @param facts of the catalogue's laptop that the advert is about: they are what the advert does not say */
export function filledFrom(facts: Facts, read: ReadLaptop): ReadLaptop {
  const filled = {
    ...read,
    brand: facts.brand,
    model: facts.model,
    cpu: read.cpu ?? facts.cpu,
    gpu: read.gpu ?? facts.gpu,
    ramGb: read.ramGb ?? facts.ramGb,
    storageGb: read.storageGb ?? facts.storageGb,
    screenInches: read.screenInches ?? facts.screenInches,
    resolution: read.resolution ?? facts.resolution,
    refreshHz: read.refreshHz ?? facts.refreshHz,
    os: read.os ?? facts.os,
    weightKg: read.weightKg ?? facts.weightKg,
  };
  return readLaptopSchema.safeParse(filled).data ?? read;
}

/** Whether it is enough for a judgement. */
export const isEnough = ({ model, cpu }: ReadLaptop): boolean => model !== null || cpu !== null;
