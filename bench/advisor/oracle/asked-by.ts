/** Finds the purpose or priority that a «para …» refers to, without the engine's tables. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Priority, Purpose } from '#contract/answers.ts';

type Asker = Purpose | Priority;

const ANYWHERE: Readonly<Record<string, Asker>> = {
  'para trabajar y estudiar': 'office',
  'para editar vídeo': 'editing',
  'para diseñar': 'design',
  'para programar': 'programming',
  'para jugar de vez en cuando': 'casualgaming',
  'para jugar a lo último': 'gaming',
  'para tu prioridad, la pantalla': 'screen',
  'para tu prioridad, la autonomía': 'battery',
  'para tu prioridad, la portabilidad': 'weight',
  'para tu prioridad, la potencia gráfica': 'graphics',
  'para tu prioridad, el silencio': 'silence',
  'para tu prioridad, la calidad de construcción': 'build',
};

const OF_ATTRIBUTE: Readonly<Partial<Record<Attribute, Readonly<Record<string, Asker>>>>> = {
  cpu: {
    'para documentos, navegador y videollamadas': 'office',
    'para montar y exportar vídeo': 'editing',
    'para filtros y efectos': 'design',
    'para compilar': 'programming',
    'para los juegos más populares': 'casualgaming',
    'para los juegos actuales': 'gaming',
  },
  creation: {
    'para efectos y vista previa de vídeo': 'editing',
    'para lienzos grandes y vistas en 3D': 'design',
  },
  gpu: {
    'para los juegos más populares': 'casualgaming',
    'para los juegos actuales': 'gaming',
  },
  ram: {
    'para muchas pestañas y programas a la vez': 'office',
    'para proyectos de vídeo': 'editing',
    'para archivos con muchas capas': 'design',
    'para un entorno de desarrollo con contenedores': 'programming',
    'para jugar con otros programas abiertos': 'casualgaming',
    'para los juegos actuales': 'gaming',
  },
  storage: {
    'para programas, documentos y fotos': 'office',
    'para guardar material de vídeo': 'editing',
    'para programas y una biblioteca de imágenes': 'design',
    'para herramientas y contenedores': 'programming',
    'para varios juegos instalados': 'casualgaming',
    'para varios juegos grandes instalados': 'gaming',
  },
  pixels: {
    'para leer y escribir': 'office',
    'para la línea de tiempo y la vista previa': 'editing',
    'para el detalle fino': 'design',
    'para leer código': 'programming',
    'para jugar de vez en cuando': 'casualgaming',
    'para jugar': 'gaming',
  },
  refresh: { 'para juegos rápidos': 'gaming' },
  panel: { 'para corregir el color': 'editing', 'para juzgar el color': 'design' },
  weight: {
    'para llevarlo a clase o al trabajo': 'office',
    'para un equipo de edición': 'editing',
    'para visitar clientes': 'design',
    'para ir y venir de la oficina': 'programming',
    'para moverlo por casa y fuera de ella': 'casualgaming',
    'para un equipo de juego': 'gaming',
    'para llevarlo siempre encima': 'weight',
  },
  battery: {
    'para una jornada sin enchufe': 'office',
    'para montar lejos del enchufe': 'editing',
    'para una tarde sin enchufe': 'design',
    'para programar una mañana sin enchufe': 'programming',
    'para un equipo con el que también jugar': 'casualgaming',
    'para un equipo de juego': 'gaming',
    'para un día largo sin cargador': 'battery',
  },
  silence: {
    'en una biblioteca o una videollamada': 'office',
    'mientras editas': 'editing',
    'en una oficina tranquila': 'design',
    'mientras programas': 'programming',
    'mientras juegas': 'casualgaming',
    'mientras juegas a lo último': 'gaming',
    'para quien no quiere oírlo': 'silence',
  },
  build: {
    'para el trote diario': 'office',
    'para muchas horas de edición': 'editing',
    'para llevarlo de un lado a otro': 'design',
    'para teclear a diario': 'programming',
    'para el uso de cada día': 'casualgaming',
    'para aguantar horas de juego': 'gaming',
    'para quien quiere que dure': 'build',
  },
};

export const askedBy = (attribute: Attribute, words: string): Asker | null =>
  OF_ATTRIBUTE[attribute]?.[words] ?? ANYWHERE[words] ?? null;
