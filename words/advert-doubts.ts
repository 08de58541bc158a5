/** What an advert leaves open, in words, with what the engine counts instead. */
import { needsNoWindows } from '../contract/answers.ts';
import type { CardStatement } from '../contract/card-statements.ts';
import type { Case, Subject } from '../advisor/judge/judged-case.ts';
import { formatEuros, formatPrice } from './format.ts';

/** @returns a con as a list to spread, which is empty where there is no text */
export const con = (kind: string, text: string | false | null): CardStatement[] =>
  text ? [{ place: 'con', kind, text }] : [];

/** @returns what is counted for a processor of which we have no figures; `null` if it is known or not given */
export function cpuDoubt({ cpuBasis, read: { cpu } }: NonNullable<Subject['advert']>): string | null {
  if (cpu === null || cpuBasis === 'chip' || cpuBasis === null) return null;
  const isNumbered = /\d{3}/.test(cpu);
  if (cpuBasis === 'older') return `No conocemos el ${cpu}: es antiguo y seguramente lento.`;
  const slow = cpuBasis === 'series' ? 'suponemos uno lento de su serie' : 'puede ser antiguo y lento';
  return `${isNumbered ? 'No conocemos el' : 'No dice qué'} ${cpu}${isNumbered ? '' : ' es'}: ${slow}.`;
}

/** The weight from which the graphics matter. */
const MIN_GRAPHICS_WEIGHT = 0.06;

/** Whether an advert does not tell its system to somebody for whom that matters. */
export const isSystemSilent = ({ laptop, advert, answers }: Subject): boolean =>
  advert !== null && laptop.os === null && laptop.brand !== 'Apple' && !needsNoWindows(answers);

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
    ...con('processor', cpuDoubt(advert)),
    ...con('system', isSystemSilent(one) && `No dice qué sistema trae: ${system}.`),
    ...con('graphics', isGraphicsAssumed && 'No dice qué gráfica tiene: suponemos que integrada.'),
    ...con('used', advert.read.used && 'Es usado: la batería puede durar bastante menos de lo que calculamos.'),
  ];
}
