/** What an advert leaves open, in words, with what the engine counts instead. */
import { needsNoWindows } from '../contract/answers.ts';
import type { CardStatement } from '../contract/card-statements.ts';
import { spanishList } from '../contract/spanish-text.ts';
import type { SupposedField } from '../catalogue/derive/advert-laptop.ts';
import type { Case, Subject } from '../advisor/judge/judged-case.ts';
import { formatEuros, formatMemory, formatPrice } from './figures.ts';
import { chipOf } from '../advisor/explain/landmarks.ts';
import { driveSize } from '../contract/spanish-figures.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** @returns a con as a list to spread, which is empty where there is no text */
export const con = (kind: string, text: string | false | null): CardStatement[] =>
  text ? [{ place: 'con', kind, text }] : [];

const UNSAID: Readonly<Record<SupposedField, string>> = {
  cpu: 'el procesador',
  gpu: 'la gráfica',
  ramGb: 'la memoria',
  storageGb: 'el disco',
  os: 'el sistema',
};

/** @returns what is counted for a processor, or a laptop, that is only probable; `null` if it is known or not given */
export function cpuDoubt({ supposed, known, cpuBasis, read }: NonNullable<Subject['advert']>): string | null {
  const unsaid = supposed.map((field) => UNSAID[field]);
  if (known && unsaid.length > 0)
    return `No dice ${spanishList(unsaid, 'ni')}: suponemos que es el ${known.brand} ${known.model}.`;
  const { cpu } = read;
  if (cpu === null || cpuBasis === 'chip' || cpuBasis === null) return null;
  const isNumbered = /\d{3}/.test(cpu);
  if (cpuBasis === 'older') return `No conocemos el ${cpu}: es antiguo y probablemente lento.`;
  const recent = cpuBasis === 'family' && !read.used;
  const slow =
    cpuBasis === 'series'
      ? 'suponemos uno lento de su serie'
      : recent
        ? 'suponemos uno como los que se venden'
        : 'puede ser antiguo y lento';
  return `${isNumbered ? 'No conocemos el' : 'No dice qué'} ${cpu}${isNumbered ? '' : ' es'}: ${slow}.`;
}

/** @returns what an advert leaves out that alone decides: «No dice la memoria ni el disco: dínoslo y …» */
export function untoldText({ advert, untold }: Case): string {
  const said = advert?.read.cpu ?? null;
  const fields = untold.map((field) => (field === 'cpu' && said !== null ? `qué ${said} es` : UNSAID[field]));
  return `No dice ${spanishList(fields, 'ni')}: dínoslo y te decimos si es buena compra.`;
}

/** The weight from which the graphics matter. */
const MIN_GRAPHICS_WEIGHT = 0.06;

/** Whether an advert does not tell its system to somebody for whom that matters. */
export const isSystemSilent = ({ laptop, advert, answers }: Subject): boolean =>
  advert !== null && laptop.os === null && laptop.brand !== 'Apple' && !needsNoWindows(answers);

/** «El HP 15-fd0282ns que conocemos trae Core i7-1355U y 1 TB: compruébalo.»: what differs; `null` if nothing does */
function namesakeText(own: Laptop, said: Laptop): string | null {
  const { brand, model, ramGb, storageGb } = own;
  const figures = [
    ...(own.cpu === said.cpu ? [] : [chipOf(own, 'cpu')]),
    ...(ramGb === null || ramGb === said.ramGb ? [] : [formatMemory(ramGb)]),
    ...(storageGb === null || storageGb === said.storageGb ? [] : [driveSize(storageGb)]),
  ];
  return figures.length === 0 ? null : `El ${brand} ${model} que conocemos trae ${spanishList(figures)}: compruébalo.`;
}

/** @returns what an advert does not tell, and what is counted instead */
export function doubtsOf(one: Case): CardStatement[] {
  const { advert, laptop, refusal, judged } = one;
  if (advert === null) return [];
  const { weights } = judged.needs;
  const { licenceEur } = laptop.cost;
  const isGraphicsAssumed = advert.isGpuAssumed && Math.max(weights.gpu, weights.creation) >= MIN_GRAPHICS_WEIGHT;
  const price =
    refusal === 'no-price' ? 'ponlo y te decimos si es buena compra' : `contamos unos ${formatPrice(laptop)}`;
  const system = licenceEur > 0 ? `contamos ${formatEuros(licenceEur)} de Windows` : 'suponemos que Windows';
  return [
    ...con('price', one.seenEur === null && `No dice el precio: ${price}.`),
    ...con('namesake', advert.namesake && namesakeText(advert.namesake, laptop)),
    ...con('processor', cpuDoubt(advert)),
    ...con('system', isSystemSilent(one) && `No dice qué sistema trae: ${system}.`),
    ...con('graphics', isGraphicsAssumed && 'No dice qué gráfica tiene: suponemos que integrada.'),
  ];
}
