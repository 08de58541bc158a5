/** Figures that nobody publishes: our estimates and their errors. */
import type { EstimateRow } from '../../contract/pages/laptop-page.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { likelyRange } from '../../catalogue/derive/cost.ts';
import { maySlowDown, SLOWEST_SHARE } from '../../catalogue/derive/gpu-power.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { chipOf, type Landmark, LANDMARKS, shortName } from '../../advisor/explain/landmarks.ts';
import { needsOf } from '../../advisor/needs/needs.ts';
import { batteryHoursError } from '../../advisor/needs/attributes.ts';
import { ATTRIBUTE_WORDS } from '../attribute-words.ts';
import { levelAt } from '../target.ts';
import { formatEuros, likelyRange as likelyHours, NO_DATA } from '../figures.ts';

const RULES = {
  price:
    'El precio que vimos; si fue en otro país, al nivel de los de aquí. ' +
    'En ocho de cada diez casos cuesta lo que dice el margen.',
  battery: 'Capacidad de la batería entre lo que gastan chips y pantalla con la web abierta.',
  silence: 'Vatios de los chips con carga y hueco en la carcasa: nadie publica ruidos comparables.',
  build: 'Según la línea de producto: criterio nuestro.',
  cpu: 'Geekbench 6, PassMark y Cinebench R23 de su chip: el 60 % con todos los núcleos, el 40 % con uno.',
  gpu: 'PassMark G3D de su chip; en un Mac, por su potencia de cálculo',
  creation: 'PassMark G3D y Blender de su chip',
} as const;

const PERCENT = 100;

/** «± 8 %» */
const shareOfError = (error: number): string => `± ${Math.max(1, Math.round(error * PERCENT))} %`;

type Rated = 'silence' | 'build';
type Chip = 'cpu' | 'gpu' | 'creation';

/** Visitors do not know our points: they are rendered as words, on the scale of what work or study needs. */
const OFFICE = needsOf({ purposes: ['office'], priorities: [] });

const wordFor = (attribute: Rated, points: number): string =>
  ATTRIBUTE_WORDS[attribute].levels[levelAt(OFFICE.targets[attribute].curve(points))];

const unknown = (label: string, rule: string, error = ''): EstimateRow => ({ label, value: NO_DATA, error, rule });

/** «discreto», and what its error allows: «de se oye a muy silencioso» */
function ratedRow(label: string, attribute: Rated, laptop: Laptop): EstimateRow {
  const [value, error] = [laptop[attribute], laptop.errors[attribute]];
  if (value === null || error === null) return unknown(label, RULES[attribute]);
  const [least, most] = [wordFor(attribute, value - error), wordFor(attribute, value + error)];
  return {
    label,
    value: wordFor(attribute, value),
    error: least === most ? 'también con su margen' : `con su margen, de «${least}» a «${most}»`,
    rule: RULES[attribute],
  };
}

/** A smaller distance to a known chip is the same speed. */
const UNTOLD = 0.02;

/** «como una RTX 3050», «algo más que una RTX 3050», «entre una RTX 3050 y una RTX 4050»: the known chips that are as fast */
function comparedChip(laptop: Laptop, chip: Chip, value: number, error: number): string {
  const article = chip === 'cpu' ? 'un' : 'una';
  const nameOf = ([, name]: Landmark): string => `${article} ${shortName(name)}`;
  const landmarks = LANDMARKS[chip];
  const distance = ([other]: Landmark): number => Math.abs(value / other - 1);
  const [near] = landmarks.filter((one) => distance(one) <= error).toSorted((a, b) => distance(a) - distance(b));
  if (near) {
    if (shortName(near[1]) === chipOf(laptop, chip)) return 'lo normal en su chip';
    if (distance(near) <= UNTOLD) return `como ${nameOf(near)}`;
    return `algo ${value > near[0] ? 'más' : 'menos'} que ${nameOf(near)}`;
  }
  const [below, above] = [landmarks.findLast(([other]) => other < value), landmarks.find(([other]) => other > value)];
  if (below && above) return `entre ${nameOf(below)} y ${nameOf(above)}`;
  return below ? `más que ${nameOf(below)}` : above ? `menos que ${nameOf(above)}` : NO_DATA;
}

const LOST_SHARE = Math.round((1 - SLOWEST_SHARE) * PERCENT);

function chipRow(label: string, chip: Chip, laptop: Laptop): EstimateRow {
  const [value, error] = [laptop[`${chip}Index`], laptop.errors[chip]];
  const slowdown = chip !== 'cpu' && maySlowDown(laptop) ? `; con pocos vatios, hasta un ${LOST_SHARE} % menos` : '';
  const limited = laptop.gpuPowerW === null ? '.' : ', con el límite de vatios de este portátil.';
  const rule = chip === 'cpu' ? RULES.cpu : RULES[chip] + limited;
  if (value === null || error === null) return unknown(label, rule);
  return { label, value: comparedChip(laptop, chip, value, error), error: shareOfError(error) + slowdown, rule };
}

function batteryRow(label: string, laptop: Laptop): EstimateRow {
  const [hours, error] = [laptop.batteryHours, batteryHoursError(laptop)];
  if (hours === null || error === null) return unknown(label, RULES.battery, likelyHours('battery', laptop));
  const value = `≈ ${spanishNumber(Math.round(hours))} h`;
  return { label, value, error: `± ${spanishNumber(error)} h`, rule: RULES.battery };
}

function priceRow(label: string, { priceEur, cost }: Laptop): EstimateRow {
  const { low, high } = likelyRange(priceEur, cost.spread);
  const error = `de ${spanishNumber(low)} a ${formatEuros(high)}`;
  return { label, value: `≈ ${formatEuros(priceEur)}`, error, rule: RULES.price };
}

export const estimateRows = (laptop: Laptop): EstimateRow[] => [
  ...(laptop.cost.exact ? [] : [priceRow('Precio en España', laptop)]),
  batteryRow('Autonomía', laptop),
  ratedRow('Silencio con carga', 'silence', laptop),
  ratedRow('Construcción', 'build', laptop),
  chipRow('Rapidez del procesador', 'cpu', laptop),
  chipRow('Gráfica en juegos', 'gpu', laptop),
  chipRow('Gráfica al editar y en 3D', 'creation', laptop),
];
