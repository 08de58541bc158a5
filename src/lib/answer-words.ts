/** The questionnaire's uses, priorities and switches, also for saved answers. Ids and their order are the contract's. */
import { PRIORITIES, type Priority, PURPOSES, type Purpose, type Switch } from '#contract/answers.ts';

interface CardWords {
  label: string;
  detail: string;
  /** The path of its sign, in a square of 24. */
  drawing: string;
}

export interface Choice<Id extends string> extends CardWords {
  id: Id;
}

/** The games named are those whose published requirements made the needs (`advisor/needs/needs-table.ts`). */
const PURPOSE_WORDS: Record<Purpose, CardWords> = {
  office: {
    label: 'Trabajo/Estudio',
    detail: 'Clases, documentos, y en casa: internet, banco, fotos y llamadas',
    drawing: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h4',
  },
  editing: {
    label: 'Edición de Vídeo',
    detail: 'Montar, corregir el color y exportar',
    drawing: 'M3.5 4.5h17v10.5h-17zM10.3 7.3l4.4 2.5-4.4 2.5zM3.5 19h17M8 17.3v3.4',
  },
  design: {
    label: 'Diseño Gráfico',
    detail: 'Foto, ilustración y maquetación',
    drawing: 'M5 17.5C5 11 11 5 17.5 5M3.3 17.5h3.4v3.2H3.3zM17.5 3.3h3.2v3.4h-3.2zM5 13V5h8',
  },
  programming: {
    label: 'Programación',
    detail: 'Compilar, contenedores, muchas ventanas',
    drawing: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.5 5l-3 14',
  },
  casualgaming: {
    label: 'Gaming Casual',
    detail: 'Fortnite, Minecraft, LoL y similares',
    drawing:
      'M7.5 7.5h9a5 5 0 0 1 4.9 5.7l-.5 3a2.2 2.2 0 0 1-3.9 1L15.5 15h-7L7 17.2a2.2 2.2 0 0 1-3.9-1l-.5-3a5 5 0 0 1 ' +
      '4.9-5.7zM8 9.7v3M6.5 11.2h3M15 12.2v.01M17.3 10.2v.01',
  },
  gaming: {
    label: 'Gaming Intensivo',
    detail: 'Cyberpunk 2077, Alan Wake 2 y otros',
    drawing:
      'M12.2 3c.6 3.6 5.3 5.4 5.3 10.6a5.5 5.5 0 0 1-11 0c0-2.1 1-3.7 2.1-4.8.3 1.9 1 2.8 1.9 3.3C12.4 10 11.3 6.2 12.2 3z',
  },
};

/** The purposes within a sentence. */
export const PURPOSES_IN_A_LINE: Readonly<Record<Purpose, string>> = {
  office: 'trabajo y estudio',
  editing: 'edición de vídeo',
  design: 'diseño gráfico',
  programming: 'programación',
  casualgaming: 'gaming casual',
  gaming: 'gaming intensivo',
};

const PRIORITY_WORDS: Record<Priority, CardWords> = {
  screen: {
    label: 'Pantalla',
    detail: 'Nitidez, tamaño y fluidez; del color faltan datos',
    drawing: 'M3.5 5h17v11h-17zM8 20h8M12 16v4M7.5 12l3.5-3.5M13 12l1.5-1.5',
  },
  battery: {
    label: 'Batería',
    detail: 'Más horas sin enchufe',
    drawing: 'M3 8h15v8H3zM21 10.5v3M6 10.8v2.4M9 10.8v2.4M12 10.8v2.4',
  },
  weight: {
    label: 'Portabilidad',
    detail: 'Menos peso en la mochila',
    drawing: 'M4.5 19.5L15 9M19.5 4.5c-7-.8-12.3 3.3-11.7 11 7.2.6 12.4-4.3 11.7-11zM8 15.5h5.5',
  },
  graphics: {
    label: 'Gráfica',
    detail: 'Más fuerza para juegos, vídeo y 3D',
    drawing: 'M3.5 7h17v9h-17zM7 16v3M11 16v3M12 8.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2zM17.5 9.5v4M6.5 9.5v4',
  },
  silence: {
    label: 'Silencio',
    detail: 'Que el ventilador moleste poco',
    drawing: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM16 10l4 4M20 10l-4 4',
  },
  build: {
    label: 'Calidad de construcción',
    detail: 'Un equipo sólido y bien acabado',
    drawing: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
  },
};

const choices = <Id extends string>(ids: readonly Id[], words: Record<Id, CardWords>): Choice<Id>[] =>
  ids.map((id) => ({ id, ...words[id] }));

export const PURPOSE_CHOICES = choices(PURPOSES, PURPOSE_WORDS);
export const PRIORITY_CHOICES = choices(PRIORITIES, PRIORITY_WORDS);

/** @returns «Trabajo/Estudio» for a purpose, «Batería» for a priority; an id that has no label any more itself */
export const labelOf = (id: string): string =>
  [...PURPOSE_CHOICES, ...PRIORITY_CHOICES].find((choice) => choice.id === id)?.label ?? id;

/** @returns the labels of the chosen options, in the order of the questionnaire */
export const labelsOf = <Id extends string>(options: readonly Choice<Id>[], chosen: readonly Id[]): string[] =>
  options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);

export const DEVICE_CHOICES = [
  { value: 'laptop', label: 'Portátil' },
  { value: 'desktop', label: 'Ordenador de sobremesa (próximamente)', disabled: true },
] as const;

/** A switch as a statement of the visitor, what it is about, and what it does. */
export const SWITCH_WORDS: Record<Switch, { term: string; label: string; detail: string }> = {
  ownsWindows: {
    term: 'Windows',
    label: 'Ya tengo Windows o usaré Linux',
    detail: 'ningún precio suma la licencia',
  },
};
