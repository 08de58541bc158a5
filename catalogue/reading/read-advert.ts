/** Understands the advert of one laptop: a title, a whole text, a list of facts, a link or a part number. */
import {
  ADVERT_MAX,
  READ_FIELDS,
  type ReadAnswer,
  type ReadField,
  type ParsedAdvert,
  parsedAdvertSchema,
} from '../../contract/advert.ts';
import type { Catalogue } from '../laptop.ts';
import { type Sisters, sistersIn } from '../derive/sister-facts.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { inchesInName } from './advert-fields.ts';
import { conflictsOf } from './compare-facts.ts';
import { findKnown, KnownLaptops, PART_NUMBER } from './known-laptops.ts';
import { schemeOf } from './part-number.ts';
import { blank } from './patterns.ts';
import { plainText } from './plain-text.ts';
import { mayDescribeLaptop, otherThing, productKind } from './product-kind.ts';
import { type Understood, understand } from './understand.ts';

const EVIDENCE = ['cpu', 'gpu', 'ramGb', 'storageGb', 'screenInches'] as const satisfies readonly ReadField[];
const LEAST_EVIDENCE = 2;

const LAPTOP = { kind: 'laptop', thing: null } as const;

/** What adverts say only where it matters. */
const UNASKED: ReadonlySet<ReadField> = new Set(['gpuPowerW', 'panel', 'keyboard', 'fault']);

/** «Vendo funda»: stripped, so that the title begins with the product. */
const SELLING = /^[^\p{L}\d]*(?:se\s+)?(?:vend[eo]|venc)\s+(?:(?:mi|un|una)\s+)?/iu;

function kindOf(text: string, line: string, fields: Understood['fields']): Pick<ReadAnswer, 'kind' | 'thing'> {
  const title = line.replace(SELLING, '');
  const kind = productKind(title, '');
  const isWithAccessory =
    kind === 'accessory' && mayDescribeLaptop(title) && fields.cpu && (fields.ramGb ?? fields.storageGb) !== undefined;
  if (isWithAccessory) return LAPTOP;
  if (kind !== 'unclear') return { kind, thing: otherThing(title, kind) };
  const read = EVIDENCE.filter((field) => fields[field] !== undefined);
  const isPartNumber = !/\s/.test(text.trim()) && schemeOf(text.trim()) !== null;
  // «HP 15, 549 €»: no other screen is so small.
  const isOffer = fields.brand !== undefined && fields.price !== undefined && fields.screenInches !== undefined;
  const isLaptop = read.length >= LEAST_EVIDENCE || isPartNumber || isOffer;
  return isLaptop ? LAPTOP : { kind: 'unclear', thing: null };
}

/** Pure; reads the first {@link ADVERT_MAX} characters and follows no link. */
function readAdvert(written: string, laptops: KnownLaptops, sisters: Sisters): ReadAnswer {
  const page = laptops.ofPage(written.slice(0, ADVERT_MAX));
  const words = page ? written.replaceAll(page.address, (address) => blank(address)) : written;
  const { text, original } = plainText(words.slice(0, ADVERT_MAX));
  const { title, questions, facts, fields: stated } = understand(text);
  const isAsked = (field: ReadField) => questions.some((question) => question.field === field);
  const sizeInName = stated.model && !isAsked('screenInches') ? inchesInName(stated.model) : undefined;
  const fields = { ...stated, screenInches: stated.screenInches ?? sizeInName };
  const isCertain = questions.every(({ field }) => field === 'price');
  const match = !isCertain
    ? null
    : page && conflictsOf(page.compared, facts).length === 0
      ? { record: page.compared.record, why: 'the page of a shop' }
      : findKnown(facts, laptops, true);
  const known = match?.record?.id ?? null;
  // «83M00077SP, 999 €»: what else the text does not say, the number does.
  const isBare = [fields.cpu, fields.ramGb, fields.storageGb].every((field) => field === undefined);
  const named = page?.compared.record ?? (isBare && match?.why === PART_NUMBER ? match.record : null);
  const ofNamed = named ? recordFacts(named) : {};
  const valueOf = (field: ReadField) => {
    const value = allowed(field, fields[field]?.value ?? null);
    // A bare part number says which model it is, and is none.
    const isNumber = field === 'model' && named !== null && typeof value === 'string' && schemeOf(value) !== null;
    return (isNumber ? null : value) ?? (isAsked(field) ? null : ofNamed[field]) ?? null;
  };
  const said = parsedAdvertSchema.parse({
    ...Object.fromEntries(READ_FIELDS.map((field) => [field, valueOf(field)])),
    used: fields.used !== undefined,
  });
  // Of «LOQ 15IRX9» the name says 15 inches, and all of them have 15.6.
  const read = said.screenInches === null ? said : { ...said, screenInches: sisters.sizeOf(said) };
  const isRead = (field: ReadField) => read[field] !== null && read[field] !== false;
  return {
    read,
    known,
    missing: READ_FIELDS.filter((field) => read[field] === null && !UNASKED.has(field) && !isAsked(field)),
    ...(known !== null || page !== null ? LAPTOP : kindOf(text, title, fields)),
    from: Object.fromEntries(
      READ_FIELDS.flatMap((field) => {
        const found = fields[field];
        return found && isRead(field) ? [[field, original(found.at, found.end)]] : [];
      }),
    ),
    questions: [...questions],
  };
}

/** What a page or a part number says without words; the price may be another by now. */
function recordFacts(record: LaptopRecord): Partial<ParsedAdvert> {
  const { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os, weightKg } = record;
  return { brand, model, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os, weightKg };
}

/** A value out of the contract's bounds is not claimed. */
const allowed = (field: keyof ParsedAdvert, value: unknown): unknown =>
  parsedAdvertSchema.shape[field].safeParse(value).success ? value : null;

/** @returns a function that tells what the advert of a laptop says, and which laptop of the catalogue it is */
export function createAdvertReader({ laptops }: Pick<Catalogue, 'laptops'>): (written: string) => ReadAnswer {
  const known = new KnownLaptops(laptops);
  const sisters = sistersIn(laptops);
  return (written) => readAdvert(written, known, sisters);
}
