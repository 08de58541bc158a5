/** What an attribute is good for, as it ends a sentence. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import type { Attribute } from '../attributes.ts';
import { PRIORITY_WORDS, PURPOSE_WORDS } from './nouns.ts';

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
  creation: {
    editing: 'para efectos y vista previa de vídeo',
    design: 'para lienzos grandes y vistas en 3D',
  },
  gpu: {
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
