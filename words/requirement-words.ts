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

const OPTION_WORDS: { readonly [F in RequirementField]: Readonly<Record<RequirementValue<F>, OptionWords>> } = {
  processor: {
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
  },
  ram: {
    '4GB': atLeast('4 GB de memoria'),
    '8GB': atLeast('8 GB de memoria'),
    '16GB': atLeast('16 GB de memoria'),
    '32GB': atLeast('32 GB de memoria'),
    '64GB': atLeast('64 GB de memoria'),
  },
  storage: {
    '256GB': atLeast('256 GB de almacenamiento'),
    '512GB': atLeast('512 GB de almacenamiento'),
    '1TB': atLeast('1 TB de almacenamiento'),
    '2TB': atLeast('2 TB de almacenamiento'),
    '4TB': atLeast('4 TB de almacenamiento'),
  },
  graphics: ofGraphicsOptions(({ id, name, kind }) => {
    if (kind === 'integrated') return exactly(`gráfica integrada de ${name}`);
    const isNewest = GPU_LADDERS.some((line) => line.at(-1) === id);
    return isNewest ? exactly(`una gráfica ${name}`) : orBetter(`una gráfica ${name}`);
  }),
  screenSize: {
    '13': exactly('una pantalla de unas 13″'),
    '14': exactly('una pantalla de unas 14″'),
    '15': exactly('una pantalla de unas 15″'),
    '16': exactly('una pantalla de unas 16″'),
    '17': exactly('una pantalla de unas 17″'),
  },
  weight: {
    ultralight: exactly('menos de 1,5 kg de peso'),
    light: exactly('hasta 2 kg de peso'),
    medium: exactly('hasta 2,5 kg de peso'),
    heavy: exactly('más de 2,5 kg de peso'),
  },
  battery: {
    standard: atLeast('4 h de autonomía'),
    long: atLeast('7 h de autonomía'),
    extended: exactly('más de 10 h de autonomía'),
  },
  os: {
    windows: exactly('Windows'),
    macOS: exactly('macOS'),
    linux: exactly('Linux, instalado o por instalar'),
    none: exactly('un equipo sin sistema operativo'),
  },
  resolution: {
    '1080p': orBetter('resolución Full HD'),
    '2k': orBetter('resolución 2K'),
    '4k': exactly('resolución 4K'),
  },
  refreshRate: {
    '60': atLeast('60 Hz'),
    '120': atLeast('120 Hz'),
    '144': atLeast('144 Hz'),
    '165': atLeast('165 Hz'),
    '240': atLeast('240 Hz'),
  },
};

/** The field as one noun. */
export const FIELD_NOUNS: Readonly<Record<RequirementField, string>> = {
  processor: 'procesador',
  ram: 'memoria',
  storage: 'almacenamiento',
  graphics: 'gráfica',
  screenSize: 'tamaño',
  weight: 'peso',
  battery: 'autonomía',
  os: 'sistema',
  resolution: 'resolución',
  refreshRate: 'refresco',
};

const FEMININE = new Set<RequirementField>(['ram', 'graphics', 'battery', 'resolution']);

/** «la memoria» */
export const fieldWords = (field: RequirementField): string =>
  `${FEMININE.has(field) ? 'la' : 'el'} ${FIELD_NOUNS[field]}`;

function wordsOf<F extends RequirementField>(field: F, option: RequirementValue<F>): OptionWords {
  const words: Readonly<Record<RequirementValue<F>, OptionWords>> = OPTION_WORDS[field];
  return words[option];
}

/** «al menos 16 GB de memoria» */
export const optionWords = <F extends RequirementField>(field: F, option: RequirementValue<F>): string =>
  wordsOf(field, option).asked;

/** «16 GB de memoria» */
export const bareOption = <F extends RequirementField>(field: F, option: RequirementValue<F>): string =>
  wordsOf(field, option).bare;
