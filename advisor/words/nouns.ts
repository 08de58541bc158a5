/** Spanish words for answers and attributes, as they appear inside a sentence. */
import type { Answers, Priority, Purpose, RequirementField, RequirementValue } from '../../contract/answers.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import { formatList } from './format.ts';

export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  office: 'trabajar y estudiar',
  editing: 'editar vídeo',
  design: 'diseñar',
  programming: 'programar',
  casualgaming: 'jugar de vez en cuando',
  gaming: 'jugar a lo último',
};

export const PRIORITY_WORDS: Readonly<Record<Priority, string>> = {
  screen: 'la pantalla',
  battery: 'la autonomía',
  weight: 'la portabilidad',
  graphics: 'la potencia gráfica',
  silence: 'el silencio',
  build: 'la calidad de construcción',
};

export const ATTRIBUTE_NOUNS: Readonly<Record<Attribute, string>> = {
  cpu: 'el procesador',
  gpu: 'la gráfica',
  ram: 'la memoria',
  storage: 'el almacenamiento',
  pixels: 'la resolución',
  refresh: 'el refresco de la pantalla',
  panel: 'el tipo de panel',
  weight: 'el peso',
  battery: 'la autonomía',
  silence: 'el silencio',
  build: 'la construcción',
};

export const SYSTEM_NAMES: Readonly<Record<Exclude<System, 'unknown' | 'none'>, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows para ARM',
};

export const PANEL_NAMES: Readonly<Record<NonNullable<Laptop['panel']>, string>> = {
  tn: 'TN',
  va: 'VA',
  ips: 'IPS',
  'mini-led': 'mini-LED',
  oled: 'OLED',
};

export const purposeList = ({ purposes }: Answers): string =>
  formatList([...new Set(purposes)].map((purpose) => PURPOSE_WORDS[purpose]));

export const priorityList = ({ priorities }: Answers): string =>
  formatList([...new Set(priorities)].map((priority) => PRIORITY_WORDS[priority]));
const GENERAL_PHRASES: Readonly<Record<Purpose | Priority, string>> = {
  office: `para ${PURPOSE_WORDS.office}`,
  editing: `para ${PURPOSE_WORDS.editing}`,
  design: `para ${PURPOSE_WORDS.design}`,
  programming: `para ${PURPOSE_WORDS.programming}`,
  casualgaming: `para ${PURPOSE_WORDS.casualgaming}`,
  gaming: `para ${PURPOSE_WORDS.gaming}`,
  screen: `para tu prioridad, ${PRIORITY_WORDS.screen}`,
  battery: `para tu prioridad, ${PRIORITY_WORDS.battery}`,
  weight: `para tu prioridad, ${PRIORITY_WORDS.weight}`,
  graphics: `para tu prioridad, ${PRIORITY_WORDS.graphics}`,
  silence: `para tu prioridad, ${PRIORITY_WORDS.silence}`,
  build: `para tu prioridad, ${PRIORITY_WORDS.build}`,
};

/** More specific than {@link GENERAL_PHRASES} for one attribute. */
const ATTRIBUTE_PHRASES: Readonly<Partial<Record<Attribute, Readonly<Partial<Record<Purpose | Priority, string>>>>>> = {
  cpu: {
    office: 'para documentos, navegador y videollamadas',
    editing: 'para montar y exportar vídeo',
    design: 'para filtros y efectos',
    programming: 'para compilar',
    casualgaming: 'para los juegos más populares',
    gaming: 'para los juegos actuales',
  },
  gpu: {
    editing: 'para efectos y vista previa de vídeo',
    design: 'para lienzos grandes y vistas en 3D',
    casualgaming: 'para los juegos más populares',
    gaming: 'para los juegos actuales',
  },
  ram: {
    office: 'para muchas pestañas y programas a la vez',
    editing: 'para proyectos de vídeo',
    design: 'para archivos con muchas capas',
    programming: 'para un entorno de desarrollo con contenedores',
    casualgaming: 'para jugar con otros programas abiertos',
    gaming: 'para los juegos actuales',
  },
  storage: {
    office: 'para programas, documentos y fotos',
    editing: 'para guardar material de vídeo',
    design: 'para programas y una biblioteca de imágenes',
    programming: 'para herramientas y contenedores',
    casualgaming: 'para varios juegos instalados',
    gaming: 'para varios juegos grandes instalados',
  },
  pixels: {
    office: 'para leer y escribir',
    editing: 'para la línea de tiempo y la vista previa',
    design: 'para el detalle fino',
    programming: 'para leer código',
    casualgaming: 'para jugar de vez en cuando',
    gaming: 'para jugar',
  },
  refresh: {
    casualgaming: 'para jugar de vez en cuando',
    gaming: 'para juegos rápidos',
  },
  panel: {
    editing: 'para corregir el color',
    design: 'para juzgar el color',
  },
  weight: {
    office: 'para llevarlo a clase o al trabajo',
    editing: 'para un equipo de edición',
    design: 'para visitar clientes',
    programming: 'para ir y venir de la oficina',
    casualgaming: 'para moverlo por casa y fuera de ella',
    gaming: 'para un equipo de juego',
    weight: 'para llevarlo siempre encima',
  },
  battery: {
    office: 'para una jornada sin enchufe',
    editing: 'para montar lejos del enchufe',
    design: 'para una tarde sin enchufe',
    programming: 'para programar una mañana sin enchufe',
    casualgaming: 'para un equipo con el que también jugar',
    gaming: 'para un equipo de juego',
    battery: 'para un día largo sin cargador',
  },
  silence: {
    office: 'en una biblioteca o una videollamada',
    editing: 'mientras editas',
    design: 'en una oficina tranquila',
    programming: 'mientras programas',
    casualgaming: 'mientras juegas',
    gaming: 'mientras juegas a lo último',
    silence: 'para quien no quiere oírlo',
  },
  build: {
    office: 'para el trote diario',
    editing: 'para muchas horas de edición',
    design: 'para llevarlo de un lado a otro',
    programming: 'para teclear a diario',
    casualgaming: 'para el uso de cada día',
    gaming: 'para aguantar horas de juego',
    build: 'para quien quiere que dure',
  },
};

export const purposePhrase = (attribute: Attribute, demandedBy: Purpose | Priority): string =>
  ATTRIBUTE_PHRASES[attribute]?.[demandedBy] ?? GENERAL_PHRASES[demandedBy];

const OPTION_WORDS: { readonly [F in RequirementField]: Readonly<Record<RequirementValue<F>, string>> } = {
  processor: {
    intel_i3: 'un procesador Intel Core i3 o superior',
    intel_i5: 'un procesador Intel Core i5 o superior',
    intel_i7: 'un procesador Intel Core i7 o superior',
    intel_i9: 'un procesador Intel Core i9',
    amd_r3: 'un procesador AMD Ryzen 3 o superior',
    amd_r5: 'un procesador AMD Ryzen 5 o superior',
    amd_r7: 'un procesador AMD Ryzen 7 o superior',
    amd_r9: 'un procesador AMD Ryzen 9',
    apple_m: 'un procesador Apple M',
    snapdragon_x: 'un procesador Snapdragon X',
  },
  ram: {
    '4GB': 'al menos 4 GB de memoria',
    '8GB': 'al menos 8 GB de memoria',
    '16GB': 'al menos 16 GB de memoria',
    '32GB': 'al menos 32 GB de memoria',
    '64GB': 'al menos 64 GB de memoria',
  },
  storage: {
    '256GB': 'al menos 256 GB de almacenamiento',
    '512GB': 'al menos 512 GB de almacenamiento',
    '1TB': 'al menos 1 TB de almacenamiento',
    '2TB': 'al menos 2 TB de almacenamiento',
    '4TB': 'al menos 4 TB de almacenamiento',
  },
  graphics: {
    integrated_intel: 'gráfica integrada de Intel',
    integrated_amd: 'gráfica integrada de AMD',
    nvidia_gtx16: 'una gráfica NVIDIA GTX 16 o superior',
    nvidia_rtx30: 'una gráfica NVIDIA RTX 30 o superior',
    nvidia_rtx40: 'una gráfica NVIDIA RTX 40 o superior',
    amd_rx6000: 'una gráfica AMD RX 6000 o superior',
    amd_rx7000: 'una gráfica AMD RX 7000',
    nvidia_rtx50: 'una gráfica NVIDIA RTX 50',
    integrated_apple: 'gráfica integrada de Apple',
    integrated_qualcomm: 'gráfica integrada de Qualcomm',
  },
  screenSize: {
    '13': 'una pantalla de 13″',
    '14': 'una pantalla de 14″',
    '15': 'una pantalla de 15,6″',
    '16': 'una pantalla de 16″',
    '17': 'una pantalla de 17,3″',
  },
  weight: {
    ultralight: 'menos de 1,5 kg de peso',
    light: 'hasta 2 kg de peso',
    medium: 'hasta 2,5 kg de peso',
    heavy: 'más de 2,5 kg de peso',
  },
  battery: {
    standard: 'al menos 4 h de autonomía estimada',
    long: 'al menos 7 h de autonomía estimada',
    extended: 'más de 10 h de autonomía estimada',
  },
  os: { windows: 'Windows', macOS: 'macOS', linux: 'Linux', none: 'un equipo sin sistema operativo' },
  resolution: {
    '1080p': 'resolución Full HD o superior',
    '2k': 'resolución 2K o superior',
    '4k': 'resolución 4K',
  },
  refreshRate: {
    '60': 'al menos 60 Hz',
    '120': 'al menos 120 Hz',
    '144': 'al menos 144 Hz',
    '165': 'al menos 165 Hz',
    '240': 'al menos 240 Hz',
  },
};

export const FIELD_WORDS: Readonly<Record<RequirementField, string>> = {
  processor: ATTRIBUTE_NOUNS.cpu,
  ram: ATTRIBUTE_NOUNS.ram,
  storage: ATTRIBUTE_NOUNS.storage,
  graphics: ATTRIBUTE_NOUNS.gpu,
  screenSize: 'el tamaño de pantalla',
  weight: ATTRIBUTE_NOUNS.weight,
  battery: ATTRIBUTE_NOUNS.battery,
  os: 'el sistema operativo',
  resolution: ATTRIBUTE_NOUNS.pixels,
  refreshRate: ATTRIBUTE_NOUNS.refresh,
};
export function optionWords<F extends RequirementField>(field: F, option: RequirementValue<F>): string {
  const words: Readonly<Record<RequirementValue<F>, string>> = OPTION_WORDS[field];
  return words[option];
}
