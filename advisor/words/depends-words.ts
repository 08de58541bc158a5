/** «Si el Acer pesa 1,7 kg o más, gana el Dell.»: what would change the answer. */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Dependence } from '../../contract/dependence.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { measure } from '../attributes.ts';
import type { Card } from '../choose.ts';
import { type TurningPoint, turningPoints } from '../depends.ts';
import type { Shortlist } from '../shortlist.ts';
import { formatEuros, formatKilograms, formatRefreshRate, formatResolution } from './format.ts';

/** Longer ones do not fit into a sentence. */
const MAX_NAME_WORDS = 3;
const MAX_WORDS = 15;

/** As the target's points are numbered. */
const numbered = (index: number): string => `la opción ${index + 1}`;

/** @returns «el Dell», of one brand «el ThinkPad E14», or «la opción 2», for each of the laptops of an answer */
function briefNames(laptops: readonly Laptop[]): string[] {
  const all = laptops.map(({ name }) => name.replace(/^Apple /, '').split(' '));
  return all.map((words, index) => {
    const rivals = all.filter((other, at) => at !== index && other[0] === words[0]);
    if (rivals.length === 0) return `el ${words[0]}`;
    const common = Math.max(...rivals.map((rival) => words.findIndex((word, at) => word !== rival[at])));
    const brief = words.slice(words[0] === 'MacBook' || /^\d/.test(words[1] ?? '') ? 0 : 1, common + 1).join(' ');
    const isOnly = rivals.every((rival) => !` ${rival.join(' ')} `.includes(` ${brief} `));
    const isName = common > 0 && isOnly && brief.split(' ').length <= MAX_NAME_WORDS && !brief.includes('(');
    return isName ? `el ${brief}` : numbered(index);
  });
}

const countWords = (text: string): number => text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

/** «del Dell», «de la opción 2» */
const of = (name: string): string => (name.startsWith('el ') ? `d${name}` : `de ${name}`);

/** «OLED»: mini-LED counts the same. */
const PANELS = ['TN', 'VA', 'IPS', 'OLED'] as const;

function panelWords(step: number, worse: boolean): string {
  const isEnd = step === (worse ? 0 : PANELS.length - 1);
  return `${PANELS[step] ?? ''}${isEnd ? '' : worse ? ' o peor' : ' o mejor'}`;
}

const resolutionWords = (laptop: Laptop, megapixels: number): string =>
  laptop.likely.resolution
    .filter((resolution) => measure({ ...laptop, resolution }, 'pixels') === megapixels)
    .map(formatResolution)[0] ?? '';

interface Told extends TurningPoint {
  laptop: Laptop;
  name: string;
}

const more = ({ worse }: Told): string => (worse ? 'o menos' : 'o más');
const less = ({ worse }: Told): string => (worse ? 'o más' : 'o menos');

const speed =
  (noun: string) =>
  ({ name, worse, percent }: Told): string =>
    `${noun} ${of(name)} rinde un ${percent} % ${worse ? 'menos' : 'más'}`;

const rating =
  (noun: string) =>
  ({ name, worse, value }: Told): string =>
    `${noun} ${of(name)} ${worse ? 'baja' : 'sube'} a ${spanishNumber(value)}/100`;

/** What comes in known sizes is never told. */
const never = (): string => '';

/** «el Acer pesa 1,7 kg o más», «la gráfica del Acer rinde un 10 % menos» */
const CONDITIONS: Readonly<Record<TurningPoint['figure'], (told: Told) => string>> = {
  cpu: speed('el procesador'),
  gpu: speed('la gráfica'),
  creation: speed('la gráfica'),
  ram: never,
  storage: never,
  pixels: (told) => `${told.name} tiene ${resolutionWords(told.laptop, told.value)} píxeles ${more(told)}`,
  refresh: (told) => `${told.name} va a ${formatRefreshRate(told.value)} ${more(told)}`,
  panel: ({ name, value, worse }) => `${name} tiene panel ${panelWords(value, worse)}`,
  weight: (told) => `${told.name} pesa ${formatKilograms(told.value)} ${less(told)}`,
  battery: (told) => `${told.name} aguanta ${spanishNumber(told.value)} h ${more(told)}`,
  silence: rating('el silencio'),
  build: rating('la construcción'),
  cost: (told) =>
    `${told.name} cuesta ${formatEuros(told.value)} ${less(told)}${told.laptop.cost.licenceEur > 0 ? ' con Windows' : ''}`,
};

/** @returns what a first answer depends on, each in fifteen words at most */
export function dependences(list: Shortlist, cards: readonly Card[]): Dependence[] {
  const laptops = cards.flatMap(({ row }) => list.columns.laptops[row] ?? []);
  const names = briefNames(laptops);
  const indexOf = (row: number): number => cards.findIndex((card) => card.row === row);
  return turningPoints(list, cards).flatMap((point): Dependence[] => {
    const [own, winner] = [indexOf(point.row), indexOf(point.winner)];
    const laptop = laptops[own];
    if (!laptop) return [];
    const sentence = (nameOf: (index: number) => string): string =>
      `Si ${CONDITIONS[point.figure]({ ...point, laptop, name: nameOf(own) })}, ${own === winner ? 'gana' : `gana ${nameOf(winner)}`}.`;
    const named = sentence((index) => names[index] ?? '');
    return [{ text: countWords(named) > MAX_WORDS ? sentence(numbered) : named, share: point.share }];
  });
}
