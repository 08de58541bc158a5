/** What is not known of an advert's laptop, and how sure its verdict is, in words. */
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { CpuBasis } from '../catalogue/derive/advert-laptop.ts';
import type { Judged } from '../advisor/judge/judge.ts';
import type { UnknownFigure } from '../advisor/unknown-figures.ts';
import { hasPrice, isUnbelievable, type Priced } from './advert-price.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import { formatEuros } from './format.ts';
import { checkThem, unknownNounOf } from './nouns.ts';
import { isOnlyPossible } from './shortfall.ts';

export interface Case extends Priced {
  judged: Judged;
  /** Whether its system is unknown. */
  isSystemSilent: boolean;
  /** Whether it is a good buy only if Windows is included. */
  dependsOnSystem: boolean;
  /** The highest price at which it would be a good buy with Windows; `null` if its system is known, or there is none. */
  belowWithWindows: number | null;
}

/** A change of fewer places counts as none. */
const FEW_PLACES = 3;

const DECIDES = 'de eso depende que llegue a lo que pides';

function unknownText({ attribute, places, decides }: UnknownFigure, { laptop, judged: { needs } }: Case): string {
  const start = `No sabemos ${unknownNounOf(attribute, laptop, needs.asked)}`;
  if (decides) return `${start}: ${DECIDES}.`;
  if (places === null) return `${start}: ${decapitalize(checkThem([attribute], needs.asked))} antes de comprar.`;
  if (places.worst - places.best < FEW_PLACES) return `${start}, pero apenas cambia nada.`;
  return `${start}: quedaría entre los puestos ${spanishNumber(places.best)} y ${spanishNumber(places.worst)}.`;
}

/** The weight from which the graphics matter. */
const MIN_GRAPHICS_WEIGHT = 0.06;

/** Whether the processor's graphics count because no others are named, and that matters. */
const assumesGraphics = ({ advert, judged: { needs } }: Case): boolean =>
  advert.isGpuAssumed && Math.max(needs.weights.gpu, needs.weights.creation) >= MIN_GRAPHICS_WEIGHT;

/**
 * What is counted for a processor of which we have no figures; `null` for one that we know.
 * @param vague says that only its family is named: «No dice qué i5 es»
 */
export function cpuDoubt(cpu: string | null, basis: CpuBasis | null, vague = `No dice qué ${cpu} es`): string | null {
  if (cpu === null) return null;
  switch (basis) {
    case 'series':
      return /\d{3}/.test(cpu)
        ? `No conocemos el ${cpu}: contamos con uno lento de su serie.`
        : `${vague}: contamos con uno de los más lentos.`;
    case 'older':
      return `No conocemos el ${cpu}: es antiguo, y contamos con que es lento.`;
    case 'family':
      return `${vague}: puede ser antiguo y lento.`;
    case 'unknown':
      return `No conocemos el ${cpu}: puede ser lento.`;
    case 'chip':
    case null:
      return null;
    default:
      return basis satisfies never;
  }
}

/** Its processor is named by {@link cpuDoubt}, and what may be too little by the shortfall. */
const isUnnamed =
  (doubt: string | null, { shortfall }: Judged) =>
  ({ attribute }: UnknownFigure): boolean =>
    (doubt === null || attribute !== 'cpu') && !shortfall?.unknown.includes(attribute);

function systemText({ laptop, dependsOnSystem }: Case): string {
  const start = 'No dice qué sistema trae';
  if (dependsOnSystem) return `${start}: de eso depende que sea buena compra.`;
  const { licenceEur } = laptop.cost;
  return licenceEur > 0
    ? `${start}: contamos ${formatEuros(licenceEur)} de Windows.`
    : `${start}: contamos con que es Windows.`;
}

/** One sentence for each. */
export function unknownsOf(one: Case): string[] {
  const { read, advert, judged } = one;
  const doubt = cpuDoubt(read.cpu, advert.cpuBasis);
  return [
    ...(hasPrice(one) ? [] : ['No dice el precio: ponlo y te decimos si es buena compra.']),
    ...(read.used ? ['Es usado: la batería puede durar bastante menos de lo que calculamos.'] : []),
    ...(doubt === null ? [] : [doubt]),
    ...(one.isSystemSilent ? [systemText(one)] : []),
    ...(assumesGraphics(one) ? ['No dice qué gráfica tiene: contamos con la integrada.'] : []),
    ...judged.unknowns.filter(isUnnamed(doubt, judged)).map((unknown) => unknownText(unknown, one)),
  ];
}

/** How sure the verdict is, one sentence. */
export function surenessOf(one: Case): string {
  const { read, advert, judged, dependsOnSystem } = one;
  if (read.fault !== null) return 'Bastante claro: tal como está, no te lo recomendamos.';
  if (isUnbelievable(one)) return 'Poco seguro: el precio es demasiado bajo para fiarse.';
  if (advert.isTooLow) return 'Poco seguro: es mucho más barato de lo normal.';
  const seller = read.used ? ' De quien lo vende no sabemos nada.' : '';
  const { shortfall, failures, isSure } = judged;
  if (shortfall && isOnlyPossible(shortfall)) return `Nada claro: no sabemos si llega a lo que pides.${seller}`;
  if (!hasPrice(one) && shortfall === null) return `Nada claro: falta el precio.${seller}`;
  // Its price limit is another one with Windows.
  const isLimited = one.isSystemSilent && judged.verdict === 'below';
  if (dependsOnSystem || isLimited) return `Ajustado: depende de si trae Windows.${seller}`;
  const isAssumed = advert.cpuBasis === 'older' || assumesGraphics(one);
  if (isSure && !isAssumed) return `Bastante seguro: con los errores de nuestros datos saldría lo mismo.${seller}`;
  return failures.length > 0
    ? `Nada claro: no sabemos si cumple lo que pides.${seller}`
    : `Ajustado: con lo que no sabemos podría cambiar.${seller}`;
}
