/** What is judged: a laptop of the catalogue or of an advert at some price, and whether its price and state can be believed. */
import { type Answers, needsNoWindows, type RequirementField } from '../../contract/answers.ts';
import type { ParsedAdvert } from '../../contract/advert.ts';
import type { JudgeRequest } from '../../contract/judge.ts';
import {
  type AdvertLaptop,
  advertReader,
  type SupposedField,
  withoutSpeed,
} from '../../catalogue/derive/advert-laptop.ts';
import { atPrice, withoutLicence } from '../../catalogue/derive/cost.ts';
import { isSameMachine } from '../../catalogue/derive/same-laptop.ts';
import type { Catalogue, Laptop } from '../../catalogue/laptop.ts';
import { createAdvertReader } from '../../catalogue/reading/read-advert.ts';
import type { Advisor } from '../advisor.ts';
import { SAVED } from '../choose/card-rules.ts';
import type { Card } from '../choose/choose-cards.ts';
import type { Attribute } from '../needs/attributes.ts';
import type { Judged } from './judge.ts';

/** What is judged, and how it is known. */
export interface Subject {
  /** The laptop at the judged price. */
  laptop: Laptop;
  answers: Answers;
  /** The price that the visitor saw, without a licence; `null` if the catalogue's counts, or the usual one. */
  seenEur: number | null;
  /** What it usually costs in Spain, without a licence; `null` if too little is known for it. */
  usualEur: number | null;
  /** Standard deviation of the logarithm of prices around the usual one. */
  spread: number;
  /** `null` if it was chosen from the catalogue. */
  advert: (AdvertLaptop & { read: ParsedAdvert; namesake: Laptop | null }) | null;
}

export interface Case extends Subject {
  judged: Judged;
  /** Why it is no good buy, whatever its figures are; `untold`: the advert leaves out what alone speaks against it. */
  refusal: 'fault' | 'no-price' | 'too-cheap' | 'untold' | null;
  /** What that is. */
  untold: readonly UntoldField[];
  verdict: Judged['verdict'];
  /** A licence is not in it. */
  below: number | null;
  /** That of `judged`; `null` too if it hangs on what an advert does not tell. */
  place: number | null;
  better: Card | null;
}

/** What laptops are judged by. */
export interface Judging {
  engine: Advisor;
  /** Prepared with the first advert: the API's start does not wait for the 50 ms that they take. */
  readers: () => AdvertReaders;
}

interface AdvertReaders {
  /** Understands the text of an advert. */
  text: ReturnType<typeof createAdvertReader>;
  /** Makes a laptop of what was understood. */
  facts: ReturnType<typeof advertReader>;
}

export function createJudging(catalogue: Catalogue, engine: Advisor): Judging {
  let readers: AdvertReaders | null = null;
  return {
    engine,
    readers: () => (readers ??= { text: createAdvertReader(catalogue), facts: advertReader(engine.laptops) }),
  };
}

/** What tells apart the laptops of a model, as the title of an advert has it. */
const titleOfRead = ({ brand, model, cpu, gpu, ramGb, storageGb, screenInches, panel }: ParsedAdvert): string =>
  [
    [brand, model, cpu].filter(Boolean).join(' '),
    ramGb && `${ramGb} GB RAM`,
    storageGb && `${storageGb} GB SSD`,
    gpu,
    screenInches && `${screenInches}"`,
    panel === 'oled' && 'OLED',
  ]
    .filter(Boolean)
    .join(', ');

/** @returns the laptop of an advert: the one of the catalogue that it names, if it contradicts none of its facts */
export function advertLaptop({ engine, readers }: Judging, said: ParsedAdvert): AdvertLaptop {
  const { text, facts } = readers();
  return facts(said, engine.catalogue.date, said.model === null ? null : text(titleOfRead(said)).known);
}

/** @returns the laptop whose part number an advert has for other figures */
function namesakeOf({ engine }: Judging, { brand, model }: ParsedAdvert, { known }: AdvertLaptop): Laptop | null {
  const code = model?.toLowerCase();
  if (known || code === undefined) return null;
  return engine.laptops.find((own) => own.brand === brand && own.partNumber?.toLowerCase() === code) ?? null;
}

export const paidBy = (answers: Answers, laptop: Laptop): Laptop =>
  needsNoWindows(answers) ? withoutLicence(laptop) : laptop;

/** @returns `null` for an unknown id */
export function subjectOf(judging: Judging, { id = '', read, price, answers }: JudgeRequest): Subject | null {
  if (read === undefined) {
    const own = judging.engine.laptop(id);
    if (own === null) return null;
    const laptop = paidBy(answers, price === undefined ? own : atPrice(own, price));
    const { spread } = own.cost;
    return { laptop, answers, seenEur: price ?? null, usualEur: own.priceEur, spread, advert: null };
  }
  const said = { ...read, price: price ?? read.price };
  const made = advertLaptop(judging, said);
  const advert = { ...made, read: said, namesake: namesakeOf(judging, said, made) };
  const { laptop, usualEur, spread } = advert;
  return { laptop: paidBy(answers, laptop), answers, seenEur: said.price, usualEur, spread, advert };
}

/** Shops sell for a third less on some days; only a new laptop for less than this share of the usual price is doubted. */
const LEAST_BELIEVED = 0.6;

const isBelieved = ({ usualEur, advert }: Subject, euros: number): boolean =>
  usualEur === null || advert?.read.used === true || euros >= LEAST_BELIEVED * usualEur;

export type UntoldField = Exclude<SupposedField, 'os'>;

/** The field of an advert that decides a floor or a requirement. */
const FIELDS: ReadonlyMap<string, UntoldField> = new Map<Attribute | RequirementField, UntoldField>([
  ['cpu', 'cpu'],
  ['processor', 'cpu'],
  ['gpu', 'gpu'],
  ['creation', 'gpu'],
  ['graphics', 'gpu'],
  ['ram', 'ramGb'],
  ['storage', 'storageGb'],
]);

function isUntold(field: UntoldField, laptop: Laptop, { isGpuAssumed }: AdvertLaptop): boolean {
  if (field === 'cpu') return laptop.cpuIndex === null;
  // Every laptop for games has graphics of its own.
  return laptop[field] === null || (field === 'gpu' && isGpuAssumed && laptop.formFactor === 'gaming');
}

/** @returns what the advert leaves out, if nothing else speaks against the laptop */
function untoldOf({ laptop, advert }: Subject, { failures, shortfall }: Judged): UntoldField[] {
  if (advert === null || shortfall?.hasWrongSystem) return [];
  const { lacking = [], unknown = [] } = shortfall ?? {};
  const missed = [...failures.map(({ field }) => field), ...lacking.map(({ attribute }) => attribute), ...unknown];
  const fields = [...new Set(missed.map((one) => FIELDS.get(one) ?? null))];
  const isAlone = fields.every((field) => field !== null && isUntold(field, laptop, advert));
  return isAlone ? fields.filter((field) => field !== null) : [];
}

function refusalOf(subject: Subject, untold: readonly UntoldField[]): Case['refusal'] {
  const { advert, seenEur, usualEur } = subject;
  if (advert && advert.read.fault !== null) return 'fault';
  if (seenEur === null && usualEur === null) return 'no-price';
  if (seenEur !== null && !isBelieved(subject, seenEur)) return 'too-cheap';
  return untold.length > 0 ? 'untold' : null;
}

/** @returns the most that a used one is worth, without a licence: less than a new one by what is a real saving */
const mostForUsed = ({ advert, usualEur }: Subject): number =>
  advert?.read.used === true && usualEur !== null ? Math.floor((1 - SAVED.real) * usualEur) : Infinity;

/** Whether its place hangs on what the advert does not tell: the memory, the disk, or which processor of a family it is. */
const isVague = ({ laptop, advert }: Subject): boolean =>
  advert?.known === null &&
  (advert.cpuBasis === 'family' || [laptop.cpuIndex, laptop.ramGb, laptop.storageGb].includes(null));

export function judgeCase({ engine }: Judging, subject: Subject): Case {
  const { laptop, answers, advert } = subject;
  const asSaid = engine.judge(answers, laptop);
  // An old processor of which we have no figures counts as slow, but a slow one may be too slow.
  const isDoubted = advert?.cpuBasis === 'older' && asSaid.verdict !== 'better';
  const judged = isDoubted ? engine.judge(answers, withoutSpeed(laptop)) : asSaid;
  const untold = untoldOf(subject, judged);
  const refusal = refusalOf(subject, untold);
  const common = { ...subject, judged, refusal, untold };
  // Nobody knows what is better than it.
  if (refusal === 'untold') return { ...common, verdict: 'better', below: null, place: null, better: null };
  if (refusal !== null) {
    const isOther = (card: Card) => card.laptop.id !== laptop.id && !isSameMachine(card.laptop, laptop);
    const first = () => engine.recommend(answers).cards.find(isOther);
    return { ...common, verdict: 'better', below: null, place: null, better: judged.better ?? first() ?? null };
  }
  const place = isVague(subject) ? null : judged.place;
  const most = mostForUsed(subject);
  const isDearForUsed = (subject.seenEur ?? 0) > most;
  if (isDearForUsed && judged.verdict === 'good')
    return { ...common, verdict: 'below', below: most, place, better: judged.better };
  // Where nothing is capable, the first card is what comes nearest.
  if (judged.place === 1) return { ...common, verdict: 'good', below: null, place, better: null };
  const below = judged.below === null ? null : Math.min(judged.below - laptop.cost.licenceEur, most);
  const isFar = below !== null && !isBelieved(subject, below);
  const { verdict, better } = judged;
  return { ...common, verdict: isFar ? 'better' : verdict, below: isFar ? null : below, place, better };
}
