/** Requirements and their options, as they appear inside a sentence. */
import type { RequirementField, RequirementValue } from '../contract/answers.ts';
import { GPU_LADDERS, ofGraphicsOptions } from '../contract/graphics-series.ts';

/** The words of an option as a demand, and as a property of a laptop. */
interface OptionWords {
  asked: string;
  bare: string;
}

const atLeast = (bare: string): OptionWords => ({ asked: `al menos ${bare}`, bare });
const orBetter = (bare: string): OptionWords => ({ asked: `${bare} o superior`, bare });
const exactly = (bare: string): OptionWords => ({ asked: bare, bare });

const PROCESSORS: Readonly<Record<RequirementValue<'processor'>, OptionWords>> = {
  intel_i3: orBetter('un procesador Intel Core i3'),
  intel_i5: orBetter('un procesador Intel Core i5'),
  intel_i7: orBetter('un procesador Intel Core i7'),
  intel_i9: exactly('un procesador Intel Core i9'),
  amd_r3: orBetter('un procesador AMD Ryzen 3'),
  amd_r5: orBetter('un procesador AMD Ryzen 5'),
  amd_r7: orBetter('un procesador AMD Ryzen 7'),
  amd_r9: exactly('un procesador AMD Ryzen 9'),
  apple_m: exactly('un procesador Apple M'),
  snapdragon_x: exactly('un procesador Snapdragon X'),
};

const GRAPHICS = ofGraphicsOptions(({ id, name, kind }) => {
  if (kind === 'integrated') return exactly(`gráfica integrada de ${name}`);
  const isNewest = GPU_LADDERS.some((line) => line.at(-1) === id);
  return isNewest ? exactly(`una gráfica ${name}`) : orBetter(`una gráfica ${name}`);
});

const WEIGHTS = {
  ultralight: exactly('menos de 1,5 kg de peso'),
  light: exactly('hasta 2 kg de peso'),
  medium: exactly('hasta 2,5 kg de peso'),
  heavy: exactly('más de 2,5 kg de peso'),
} as const;

const BATTERIES = {
  standard: atLeast('4 h de autonomía'),
  long: atLeast('7 h de autonomía'),
  extended: exactly('más de 10 h de autonomía'),
} as const;

const SYSTEMS = {
  windows: exactly('Windows'),
  macOS: exactly('macOS'),
  linux: exactly('Linux, instalado o por instalar'),
  none: exactly('un equipo sin sistema operativo'),
} as const;

const RESOLUTIONS = {
  '1080p': orBetter('resolución Full HD'),
  '2k': orBetter('resolución 2K'),
  '4k': exactly('resolución 4K'),
} as const;

/** «16 GB» for `16GB` */
const sizeWords = (option: RequirementValue<'ram' | 'storage'>): string => option.replace(/(?=[GT]B)/, ' ');

type Words = { readonly [F in RequirementField]: (option: RequirementValue<F>) => OptionWords };
const WORDS: Words = {
  processor: (family) => PROCESSORS[family],
  ram: (size) => atLeast(`${sizeWords(size)} de memoria`),
  storage: (size) => atLeast(`${sizeWords(size)} de almacenamiento`),
  graphics: (series) => GRAPHICS[series],
  screenSize: (inches) => exactly(`una pantalla de unas ${inches}″`),
  weight: (limit) => WEIGHTS[limit],
  battery: (hours) => BATTERIES[hours],
  os: (system) => SYSTEMS[system],
  resolution: (resolution) => RESOLUTIONS[resolution],
  refreshRate: (hertz) => atLeast(`${hertz} Hz`),
};

const FIELD_WORDS: Readonly<Record<RequirementField, string>> = {
  processor: 'el procesador',
  ram: 'la memoria',
  storage: 'el almacenamiento',
  graphics: 'la gráfica',
  screenSize: 'el tamaño',
  weight: 'el peso',
  battery: 'la autonomía',
  os: 'el sistema',
  resolution: 'la resolución',
  refreshRate: 'el refresco',
};

/** «la memoria» */
export const fieldWords = (field: RequirementField): string => FIELD_WORDS[field];

/** «memoria» */
export const fieldNoun = (field: RequirementField): string => FIELD_WORDS[field].replace(/^(el|la) /, '');

function wordsOf<F extends RequirementField>(field: F, option: RequirementValue<F>): OptionWords {
  const words: Words[F] = WORDS[field];
  return words(option);
}

/** «al menos 16 GB de memoria» */
export const optionWords = <F extends RequirementField>(field: F, option: RequirementValue<F>): string =>
  wordsOf(field, option).asked;

/** «16 GB de memoria» */
export const bareOption = <F extends RequirementField>(field: F, option: RequirementValue<F>): string =>
  wordsOf(field, option).bare;
