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
import { matchCpu } from '../derive/match-chip.ts';
import {
  cpuOf,
  gpuOf,
  hertzOf,
  inchesInName,
  inchesOf,
  memoryOf,
  priceOf,
  type Question,
  storageOf,
  wattsOf,
} from './advert-fields.ts';
import { modelOf } from './advert-model.ts';
import { conflictsOf } from './compare-facts.ts';
import { factsOf, inDetail, linesOf, titleOf } from './advert-lines.ts';
import { DETAIL_LABELS } from './spec-labels.ts';
import { blank, collapseBlanks, type Found } from './patterns.ts';
import { findKeyboard } from './keyboard-words.ts';
import { findKnown, KnownLaptops, PART_NUMBER } from './known-laptops.ts';
import { type OfferFacts, readOfferFacts } from './offer-facts.ts';
import { recordFacts } from './offer-page.ts';
import { findBrand } from './parse-words.ts';
import { schemeOf } from './part-number.ts';
import { plainText } from './plain-text.ts';
import { withoutPrices } from './advert-prices.ts';
import { findFault, findUsed } from './condition.ts';
import { mayDescribeLaptop, otherThing, productKind } from './product-kind.ts';
import { findPanel, findPixels, findSystem, findWeight } from './text-figures.ts';
import { withSpanishSizes } from './size-words.ts';

interface Understood {
  readonly fields: { [Name in ReadField]?: Found<NonNullable<ParsedAdvert[Name]>> | undefined };
  readonly questions: readonly Question[];
  readonly facts: OfferFacts;
}

function understand(written: string): Understood {
  const price = priceOf(written);
  const text = withSpanishSizes(withoutPrices(written));
  const lines = linesOf(text);
  const title = titleOf(lines);
  const facts = factsOf(text, title, lines);
  const brand = findBrand(text);
  const cpu = cpuOf(text);
  const gpu = gpuOf(text);
  const ram = memoryOf(text, title);
  const storage = storageOf(text, title);
  const inches = inchesOf(text);
  const pixels = findPixels(text);
  const { width, height = null } = pixels?.value ?? {};
  const used = findUsed(text, { at: title.at, end: title.at + title.text.length });
  const questions = [cpu, gpu, ram, storage, inches, price].flatMap(({ question }) => question ?? []);
  const isAsked = (field: ReadField) => questions.some((question) => question.field === field);
  const model = modelOf(text, title, {
    brand: brand?.value ?? null,
    model: facts.model,
    isNamed: brand !== null || cpu.field !== undefined || schemeOf(text.trim()) !== null,
  });
  const fields: Understood['fields'] = {
    brand: brand ?? undefined,
    model,
    cpu: cpu.field,
    gpu: gpu.field,
    gpuPowerW: gpu.field && wattsOf(text, gpu.field),
    ramGb: ram.field ?? (isAsked('ramGb') ? undefined : inDetail(lines, DETAIL_LABELS.ram, facts.ramGb)),
    storageGb:
      storage.field ?? (isAsked('storageGb') ? undefined : inDetail(lines, DETAIL_LABELS.storage, facts.storageGb)),
    screenInches:
      inches.field ??
      (isAsked('screenInches')
        ? undefined
        : (inDetail(lines, DETAIL_LABELS.inches, facts.inches) ?? (model && inchesInName(model)))),
    resolution: pixels && width !== undefined && height !== null ? { ...pixels, value: { width, height } } : undefined,
    panel: findPanel(text) ?? undefined,
    refreshHz: hertzOf(text),
    os: findSystem(text) ?? undefined,
    weightKg: findWeight(text) ?? undefined,
    keyboard: findKeyboard(text) ?? undefined,
    price: price.field,
    used: used ? { value: true, at: used.at, end: used.end } : undefined,
    fault: findFault(text) ?? undefined,
  };
  return { fields, questions, facts: mergeWithWholeText(facts, fields, text) };
}

/** Adds the facts of the whole text to those of the title, for the search in the catalogue. */
function mergeWithWholeText(facts: OfferFacts, fields: Understood['fields'], text: string): OfferFacts {
  const whole = readOfferFacts({ title: collapseBlanks(text), brand: null, mpn: null, details: {} });
  const cpu = fields.cpu?.value;
  return {
    ...facts,
    brand: fields.brand?.value ?? null,
    codes: new Set([...facts.codes, ...whole.codes]),
    partNumbers: [...new Set([...facts.partNumbers, ...whole.partNumbers])],
    cpu: cpu === undefined ? null : matchCpu(cpu),
    cpuNumber: facts.cpuNumber ?? whole.cpuNumber,
    gpu: fields.gpu?.value ?? null,
    ramGb: fields.ramGb?.value ?? null,
    storageGb: fields.storageGb?.value ?? null,
    inches: fields.screenInches?.value ?? null,
    os: fields.os?.value ?? null,
    width: fields.resolution?.value.width ?? null,
    isOled: whole.isOled,
    contradictions: [],
  };
}

const EVIDENCE = ['cpu', 'gpu', 'ramGb', 'storageGb', 'screenInches'] as const satisfies readonly ReadField[];
const LEAST_EVIDENCE = 2;

/** What adverts say only where it matters. */
const UNASKED: ReadonlySet<ReadField> = new Set(['gpuPowerW', 'panel', 'keyboard', 'fault']);

/** «Vendo funda»: stripped, so that the title begins with the product. */
const SELLING = /^[^\p{L}\d]*(?:se\s+)?(?:vend[eo]|venc)\s+(?:(?:mi|un|una)\s+)?/iu;

function kindOf(text: string, { fields }: Understood, isKnown: boolean): Pick<ReadAnswer, 'kind' | 'thing'> {
  if (isKnown) return { kind: 'laptop', thing: null };
  const title = titleOf(linesOf(text)).text.replace(SELLING, '');
  const kind = productKind(title, '');
  const isWithAccessory =
    kind === 'accessory' && mayDescribeLaptop(title) && fields.cpu && (fields.ramGb ?? fields.storageGb) !== undefined;
  if (isWithAccessory) return { kind: 'laptop', thing: null };
  if (kind !== 'unclear') return { kind, thing: otherThing(title, kind) };
  const read = EVIDENCE.filter((field) => fields[field] !== undefined);
  const isPartNumber = !/\s/.test(text.trim()) && schemeOf(text.trim()) !== null;
  // «HP 15, 549 €»: no other screen is so small.
  const isOffer = fields.brand !== undefined && fields.price !== undefined && fields.screenInches !== undefined;
  const isLaptop = read.length >= LEAST_EVIDENCE || isPartNumber || isOffer;
  return { kind: isLaptop ? 'laptop' : 'unclear', thing: null };
}

/** Pure; reads the first {@link ADVERT_MAX} characters and follows no link. */
function readAdvert(written: string, laptops: KnownLaptops): ReadAnswer {
  const page = laptops.ofPage(written.slice(0, ADVERT_MAX));
  const said = page ? written.replaceAll(page.address, (address) => blank(address)) : written;
  const { text, original } = plainText(said.slice(0, ADVERT_MAX));
  const understood = understand(text);
  const { fields, questions, facts } = understood;
  const isCertain = questions.every(({ field }) => field === 'price');
  const match = !isCertain
    ? null
    : page && conflictsOf(page.compared, facts).length === 0
      ? { record: page.compared.record, why: 'the page of a shop' }
      : findKnown(facts, laptops, true);
  const known = match?.record?.id ?? null;
  const isAsked = (field: ReadField) => questions.some((question) => question.field === field);
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
  const read = parsedAdvertSchema.parse({
    ...Object.fromEntries(READ_FIELDS.map((field) => [field, valueOf(field)])),
    used: fields.used !== undefined,
  });
  const isRead = (field: ReadField) => read[field] !== null && read[field] !== false;
  return {
    read,
    known,
    missing: READ_FIELDS.filter((field) => read[field] === null && !UNASKED.has(field) && !isAsked(field)),
    ...kindOf(text, understood, known !== null || page !== null),
    from: Object.fromEntries(
      READ_FIELDS.flatMap((field) => {
        const found = fields[field];
        return found && isRead(field) ? [[field, original(found.at, found.end)]] : [];
      }),
    ),
    questions: [...questions],
  };
}

/** A value out of the contract's bounds is not claimed. */
const allowed = (field: keyof ParsedAdvert, value: unknown): unknown =>
  parsedAdvertSchema.shape[field].safeParse(value).success ? value : null;

/** @returns a function that tells what the advert of a laptop says, and which laptop of the catalogue it is */
export function createAdvertReader({
  laptops,
  orderCodes,
}: Pick<Catalogue, 'laptops' | 'orderCodes'>): (written: string) => ReadAnswer {
  const known = new KnownLaptops(laptops, orderCodes);
  return (written) => readAdvert(written, known);
}
