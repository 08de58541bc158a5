/** Phrases for the end of a sentence: what an attribute is good for. */
import type { Answers, Priority, Purpose } from '../contract/answers.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';
import { playsGames, PURPOSE_WORDS } from './nouns.ts';

const GENERAL_PHRASES: Readonly<Record<Purpose | Priority, string>> = {
  office: `para ${PURPOSE_WORDS.office}`,
  editing: `para ${PURPOSE_WORDS.editing}`,
  design: `para ${PURPOSE_WORDS.design}`,
  programming: `para ${PURPOSE_WORDS.programming}`,
  casualgaming: `para ${PURPOSE_WORDS.casualgaming}`,
  gaming: `para ${PURPOSE_WORDS.gaming}`,
  screen: 'para verlo todo nítido',
  battery: 'para un día largo',
  weight: 'para llevarlo siempre encima',
  graphics: 'para 3D y efectos',
  silence: 'a plena carga',
  build: 'para que dure',
};

/** More specific than {@link GENERAL_PHRASES} for one attribute. */
const ATTRIBUTE_PHRASES: Readonly<Partial<Record<Attribute, Readonly<Partial<Record<Purpose | Priority, string>>>>>> = {
  cpu: {
    office: 'para oficina y videollamadas',
    editing: 'para exportar vídeo',
    design: 'para filtros y efectos',
    programming: 'para compilar',
    casualgaming: 'para juegos populares',
    gaming: 'para juegos actuales',
  },
  creation: {
    editing: 'para efectos de vídeo',
    design: 'para lienzos grandes y 3D',
  },
  gpu: {
    graphics: 'para juegos exigentes',
    casualgaming: 'para juegos populares',
    gaming: 'para juegos actuales',
  },
  ram: {
    office: 'para muchas pestañas a la vez',
    editing: 'para proyectos de vídeo',
    design: 'para muchas capas',
    programming: 'para desarrollar con contenedores',
    casualgaming: 'para jugar y algo más',
    gaming: 'para juegos actuales',
  },
  storage: {
    office: 'para documentos y fotos',
    editing: 'para guardar material de vídeo',
    design: 'para guardar imágenes',
    programming: 'para herramientas y contenedores',
    casualgaming: 'para varios juegos',
    gaming: 'para varios juegos grandes',
  },
  pixels: {
    office: 'para leer y escribir',
    editing: 'para la línea de tiempo',
    design: 'para el detalle fino',
    programming: 'para leer código',
    casualgaming: 'para jugar de vez en cuando',
    gaming: 'para jugar',
  },
  refresh: {
    screen: 'al pasar páginas',
    casualgaming: 'para jugar de vez en cuando',
    gaming: 'para juegos rápidos',
  },
  panel: {
    screen: 'para ver fotos y series',
    office: 'para leer muchas horas',
    programming: 'para leer código',
    casualgaming: 'para jugar y ver series',
    gaming: 'para jugar',
    editing: 'para corregir el color',
    design: 'para juzgar el color',
  },
  weight: {
    office: 'para llevarlo a diario',
    editing: 'para un portátil de edición',
    design: 'para visitar clientes',
    programming: 'para ir y venir de la oficina',
    casualgaming: 'para moverlo por casa',
    gaming: 'para un portátil de juego',
  },
  battery: {
    office: 'para una jornada',
    editing: 'para montar lejos del enchufe',
    design: 'para una tarde sin enchufe',
    programming: 'para una mañana sin enchufe',
    casualgaming: 'para unas horas sin enchufe',
    gaming: 'para un portátil de juego',
  },
  silence: {
    office: 'cuando trabaja a fondo',
    editing: 'al exportar vídeo',
    design: 'al aplicar filtros pesados',
    programming: 'al compilar',
    casualgaming: 'mientras juegas',
    gaming: 'mientras juegas a lo último',
  },
  build: {
    office: 'para el trote diario',
    editing: 'para muchas horas de edición',
    design: 'para llevarlo de un lado a otro',
    programming: 'para teclear a diario',
    casualgaming: 'para el uso de cada día',
    gaming: 'para horas de juego',
  },
};

/**
 * Users who choose design and want strong graphics draw or model: architects, engineers and 3D artists as much as
 * illustrators.
 */
const DESIGN_WITH_GRAPHICS: Readonly<Partial<Record<Attribute, string>>> = {
  cpu: 'para diseño y 3D',
  ram: 'para proyectos grandes',
  storage: 'para guardar proyectos',
  silence: 'al renderizar',
};

/** Minimum hours of battery for each time span, longest first. */
export const BATTERY_SPANS = [
  [16, 'para dos jornadas'],
  [10, 'para un día largo'],
  [8, 'para una jornada'],
] as const;
/** Factor of a span's hours from which a battery has hours to spare. */
export const SPARE_HOURS = 1.5;

export function purposePhrase(
  attribute: Attribute,
  demandedBy: Purpose | Priority,
  asked: Pick<Answers, 'purposes' | 'priorities'>,
): string {
  if (attribute === 'gpu' && demandedBy === 'graphics' && !playsGames(asked)) return 'para cálculo y 3D';
  const isDrawn = demandedBy === 'design' && asked.priorities.includes('graphics');
  const general = ATTRIBUTE_PHRASES[attribute]?.[demandedBy] ?? GENERAL_PHRASES[demandedBy];
  return isDrawn ? (DESIGN_WITH_GRAPHICS[attribute] ?? general) : general;
}
