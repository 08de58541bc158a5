/** All words about a use or a priority: one record for each. */
import { type Answers, PRIORITIES, type Priority, type Purpose, PURPOSES } from '../contract/answers.ts';
import { spanishList } from '../contract/spanish-text.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';

export type Asked = Pick<Answers, 'purposes' | 'priorities'>;

type Phrases = Readonly<Partial<Record<Attribute, string>>>;

interface UseWords {
  /** Completes «para». */
  verb: string;
  /** Completes «para», short beside another use. */
  noun: string;
  /** What an attribute is good for, at the end of a sentence; «para» and the verb where there is none. */
  phrases: Phrases;
  /** What a figure between minimum and good is enough for, and for what it is not. */
  steps: Readonly<Partial<Record<Attribute, Step>>>;
}

/** Each completes a sentence: «basta para montar en Full HD; en 4K, mejor 32 GB». */
export interface Step {
  enough: string;
  more: string;
  /** What a good figure is enough for, where the phrase of the attribute is not all. */
  good?: string;
}

interface PriorityWords {
  /** Completes «priorizas». */
  noun: string;
  /** What is good for it, at the end of a sentence. */
  end: string;
}

const USES: Readonly<Record<Purpose, UseWords>> = {
  office: {
    verb: 'trabajar o estudiar',
    noun: 'uso diario',
    phrases: {
      cpu: 'para oficina y videollamadas',
      ram: 'para muchas pestañas a la vez',
      storage: 'para documentos y fotos',
      pixels: 'para leer y escribir',
      panel: 'para leer muchas horas',
      weight: 'para llevarlo a diario',
      battery: 'para una jornada',
    },
    steps: {
      battery: { enough: 'para media jornada', more: 'para una jornada entera' },
      cpu: { enough: 'para navegar y escribir', more: 'con videollamadas y muchas pestañas' },
      ram: { enough: 'para navegar y escribir', more: 'con muchas pestañas a la vez' },
    },
  },
  editing: {
    verb: 'editar fotos o vídeo',
    noun: 'edición',
    phrases: {
      cpu: 'para editar y exportar',
      creation: 'para efectos',
      ram: 'para proyectos grandes',
      storage: 'para guardar fotos y vídeos',
      pixels: 'para el detalle',
      panel: 'para corregir el color',
      battery: 'para montar lejos del enchufe',
    },
    steps: {
      cpu: { enough: 'para montar en Full HD', more: 'para exportar en 4K' },
      creation: { enough: 'para retocar y montar', more: 'con muchos efectos' },
      ram: { enough: 'para fotos y vídeo en Full HD', more: 'en 4K' },
      storage: { enough: 'para empezar', more: 'para guardar mucho material' },
    },
  },
  design: {
    verb: 'diseñar',
    noun: 'diseño',
    phrases: {
      cpu: 'para filtros y efectos',
      creation: 'para lienzos grandes y 3D',
      ram: 'para muchas capas',
      storage: 'para guardar imágenes',
      pixels: 'para el detalle fino',
      panel: 'para juzgar el color',
      weight: 'para llevarlo de un lado a otro',
      battery: 'para una tarde sin enchufe',
    },
    steps: {
      creation: { enough: 'para dibujar en 2D', more: 'para 3D y filtros pesados' },
      ram: { enough: 'para imágenes sueltas', more: 'con muchas capas' },
    },
  },
  programming: {
    verb: 'programar',
    noun: 'programación',
    phrases: {
      cpu: 'para compilar',
      ram: 'para desarrollar con contenedores',
      storage: 'para herramientas y contenedores',
      pixels: 'para leer código',
      panel: 'para leer código',
      weight: 'para ir y venir de la oficina',
      battery: 'para una mañana sin enchufe',
    },
    steps: {
      cpu: { enough: 'para proyectos pequeños', more: 'para compilar proyectos grandes' },
      ram: { enough: 'para el editor y el navegador', more: 'con contenedores o un emulador' },
      storage: { enough: 'para empezar', more: 'con contenedores y máquinas virtuales' },
    },
  },
  casualgaming: {
    verb: 'jugar de vez en cuando',
    noun: 'juegos populares',
    phrases: {
      cpu: 'para juegos populares',
      gpu: 'para juegos populares',
      ram: 'para jugar y algo más',
      storage: 'para varios juegos',
      pixels: 'para jugar',
      refresh: 'para jugar',
      panel: 'para jugar y ver series',
      weight: 'para moverlo por casa',
      battery: 'para unas horas sin enchufe',
    },
    steps: {},
  },
  gaming: {
    verb: 'jugar a lo último',
    noun: 'juegos actuales',
    phrases: {
      cpu: 'para juegos actuales',
      gpu: 'para juegos actuales',
      ram: 'para juegos actuales',
      storage: 'para varios juegos grandes',
      pixels: 'para jugar',
      refresh: 'para juegos rápidos',
      panel: 'para jugar',
    },
    steps: {
      gpu: {
        enough: 'para juegos actuales en calidad baja o media',
        more: 'en calidad alta',
        good: 'para juegos actuales en calidad alta y Full HD',
      },
      storage: { enough: 'para tres o cuatro juegos', more: 'para tener muchos juegos instalados' },
    },
  },
};

const WISHES: Readonly<Record<Priority, PriorityWords>> = {
  screen: { noun: 'la pantalla', end: 'para el detalle fino' },
  battery: { noun: 'la autonomía', end: 'para un día largo' },
  weight: { noun: 'la portabilidad', end: 'para llevarlo siempre encima' },
  graphics: { noun: 'la potencia gráfica', end: 'para 3D y efectos' },
  silence: { noun: 'el silencio', end: 'a tope (estimado)' },
  build: { noun: 'la calidad de construcción', end: 'para el uso de cada día' },
};

/**
 * Users who choose design and want strong graphics draw or model: architects, engineers and 3D artists as much as
 * illustrators.
 */
const DRAWING: Pick<UseWords, 'verb' | 'phrases'> = {
  verb: 'diseñar en 3D',
  phrases: { cpu: 'para diseño y 3D', ram: 'para proyectos grandes', storage: 'para guardar proyectos' },
};

const draws = (purpose: string, priorities: readonly Priority[]): boolean =>
  purpose === 'design' && priorities.includes('graphics');

export const playsGames = ({ purposes }: Asked): boolean =>
  purposes.includes('casualgaming') || purposes.includes('gaming');

/** Less than a good figure still plays popular games well, so it is not called too little (`needs-table.ts`). */
export const playsOnlyPopular = ({ purposes, priorities }: Asked): boolean =>
  purposes.includes('casualgaming') && !purposes.includes('gaming') && !priorities.includes('graphics');

/** The verb for creation with the graphics: «al editar», «al diseñar». */
export const creationVerb = ({ purposes }: Asked): string => (purposes.includes('editing') ? 'editar' : 'diseñar');

/** «programar» */
export const verbOf = (purpose: Purpose, priorities: readonly Priority[] = []): string =>
  (draws(purpose, priorities) ? DRAWING : USES[purpose]).verb;

const isPurpose = (one: Purpose | Priority): one is Purpose => one in USES;

/** What an attribute is good for: «para compilar», «al exportar vídeo». */
export function purposePhrase(attribute: Attribute, demandedBy: Purpose | Priority, asked: Asked): string {
  if (attribute === 'gpu' && demandedBy === 'graphics')
    return playsGames(asked) ? 'para juegos exigentes' : 'para cálculo y 3D';
  if (attribute === 'pixels' && demandedBy === 'screen' && playsGames(asked)) return 'para jugar';
  const drawn = draws(demandedBy, asked.priorities) ? DRAWING.phrases[attribute] : undefined;
  if (drawn !== undefined) return drawn;
  if (!isPurpose(demandedBy)) return WISHES[demandedBy].end;
  return USES[demandedBy].phrases[attribute] ?? `para ${USES[demandedBy].verb}`;
}

/** What figures of an attribute between minimum and plenty are enough for; `undefined` where words say no more than «justo». */
export const stepOf = (attribute: Attribute, demandedBy: Purpose | Priority, asked: Asked): Step | undefined =>
  isPurpose(demandedBy) && !draws(demandedBy, asked.priorities) ? USES[demandedBy].steps[attribute] : undefined;

const ALL_GAMES = 'jugar, también a lo último';

/**
 * «diseñar y programar», «trabajar o estudiar y para jugar»: of two purposes, a second «para» avoids ambiguity with
 * «o».
 */
export function purposeList({ purposes }: Pick<Answers, 'purposes'>): string {
  const chosen = PURPOSES.filter((purpose) => purposes.includes(purpose));
  const allGames = chosen.includes('casualgaming') && chosen.includes('gaming');
  const words = chosen.flatMap((purpose) => {
    if (!allGames || !purpose.endsWith('gaming')) return USES[purpose].verb;
    return purpose === 'gaming' ? ALL_GAMES : [];
  });
  const [first, ...others] = words;
  if (chosen.includes('office') && others.length === 1) return `${first} y para ${others[0]}`;
  return spanishList(words);
}

/** After «para»: «programar», «uso diario y juegos populares», «todos tus usos» */
export function shortPurposes({ purposes }: Pick<Answers, 'purposes'>): string {
  const chosen = PURPOSES.filter((purpose) => purposes.includes(purpose));
  const [only] = chosen;
  if (only === undefined || chosen.length > 2) return 'todos tus usos';
  // Games are named shorter as a noun, and who only surfs at home neither works nor studies.
  if (chosen.length === 1) return USES[only][only === 'office' || only.endsWith('gaming') ? 'noun' : 'verb'];
  return spanishList(chosen.map((purpose) => USES[purpose].noun));
}

/** «la pantalla y la autonomía», «todo» */
export function priorityList({ priorities }: Pick<Answers, 'priorities'>): string {
  const chosen = PRIORITIES.filter((priority) => priorities.includes(priority));
  return chosen.length === PRIORITIES.length ? 'todo' : spanishList(chosen.map((priority) => WISHES[priority].noun));
}
