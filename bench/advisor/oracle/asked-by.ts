/** Finds the purpose or priority that a «para …» refers to, without the engine's tables. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Priority, Purpose } from '#contract/answers.ts';

type Asker = Purpose | Priority;

const ANYWHERE: Readonly<Record<string, Asker>> = {
  'para trabajar o estudiar': 'office',
  'para editar vídeo': 'editing',
  'para diseñar': 'design',
  'para programar': 'programming',
  'para jugar de vez en cuando': 'casualgaming',
  'para jugar a lo último': 'gaming',
};

const OF_ATTRIBUTE: Readonly<Partial<Record<Attribute, Readonly<Record<string, Asker>>>>> = {
  cpu: {
    'para oficina y videollamadas': 'office',
    'para exportar vídeo': 'editing',
    'para filtros y efectos': 'design',
    'para diseño y 3D': 'design',
    'para compilar': 'programming',
    'para juegos populares': 'casualgaming',
    'para juegos actuales': 'gaming',
  },
  creation: {
    'para efectos de vídeo': 'editing',
    'para lienzos grandes y 3D': 'design',
    'para 3D y efectos': 'graphics',
  },
  gpu: {
    'para juegos populares': 'casualgaming',
    'para juegos actuales': 'gaming',
    'para juegos exigentes': 'graphics',
    'para cálculo y 3D': 'graphics',
  },
  ram: {
    'para muchas pestañas a la vez': 'office',
    'para proyectos de vídeo': 'editing',
    'para muchas capas': 'design',
    'para proyectos grandes': 'design',
    'para desarrollar con contenedores': 'programming',
    'para jugar y algo más': 'casualgaming',
    'para juegos actuales': 'gaming',
  },
  storage: {
    'para documentos y fotos': 'office',
    'para guardar material de vídeo': 'editing',
    'para guardar imágenes': 'design',
    'para guardar proyectos': 'design',
    'para herramientas y contenedores': 'programming',
    'para varios juegos': 'casualgaming',
    'para varios juegos grandes': 'gaming',
  },
  pixels: {
    'para leer y escribir': 'office',
    'para la línea de tiempo': 'editing',
    'para el detalle fino': 'design',
    'para leer código': 'programming',
    'para jugar de vez en cuando': 'casualgaming',
    'para jugar': 'gaming',
    'para verlo todo nítido': 'screen',
  },
  refresh: { 'para juegos rápidos': 'gaming', 'al desplazarte por la pantalla': 'screen' },
  panel: {
    'para corregir el color': 'editing',
    'para juzgar el color': 'design',
    'para leer muchas horas': 'office',
    'para leer código': 'programming',
    'para jugar y ver series': 'casualgaming',
    'para jugar': 'gaming',
    'para ver fotos y series': 'screen',
  },
  weight: {
    'para llevarlo a diario': 'office',
    'para un portátil de edición': 'editing',
    'para visitar clientes': 'design',
    'para ir y venir de la oficina': 'programming',
    'para moverlo por casa': 'casualgaming',
    'para un portátil de juego': 'gaming',
    'para llevarlo siempre encima': 'weight',
  },
  battery: {
    'para una jornada': 'office',
    'para montar lejos del enchufe': 'editing',
    'para una tarde sin enchufe': 'design',
    'para una mañana sin enchufe': 'programming',
    'para unas horas sin enchufe': 'casualgaming',
    'para un portátil de juego': 'gaming',
    'para un día largo': 'battery',
  },
  silence: {
    'cuando trabaja a fondo': 'office',
    'al exportar vídeo': 'editing',
    'al aplicar filtros pesados': 'design',
    'al renderizar': 'design',
    'al compilar': 'programming',
    'mientras juegas': 'casualgaming',
    'mientras juegas a lo último': 'gaming',
    'a plena carga': 'silence',
  },
  build: {
    'para el trote diario': 'office',
    'para muchas horas de edición': 'editing',
    'para llevarlo de un lado a otro': 'design',
    'para teclear a diario': 'programming',
    'para el uso de cada día': 'casualgaming',
    'para aguantar horas de juego': 'gaming',
    'para que dure': 'build',
  },
};

export const askedBy = (attribute: Attribute, words: string): Asker | null =>
  OF_ATTRIBUTE[attribute]?.[words] ?? ANYWHERE[words] ?? null;
