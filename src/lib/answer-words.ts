/** The questionnaire's uses and priorities, also for saved answers. Ids and their order are the contract's. */
import { PRIORITIES, type Priority, type Purpose, PURPOSES } from '#contract/answers.ts';
import { type CardWords, PURPOSE_WORDS } from './purpose-words.ts';

export interface Choice<Id extends string> extends CardWords {
  id: Id;
}

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

/** « (batería, silencio)»; empty without priorities */
export function wishesInBrackets(priorities: readonly Priority[]): string {
  const wishes = labelsOf(PRIORITY_CHOICES, priorities).map((label) => label.toLowerCase());
  return wishes.length === 0 ? '' : ` (${wishes.join(', ')})`;
}

/** «Trabajo/Estudio, Programación» */
export const usesOf = ({ purposes }: { purposes: readonly Purpose[] }): string =>
  labelsOf(PURPOSE_CHOICES, purposes).join(', ');

export const DEVICE_CHOICES = [
  { value: 'laptop', label: 'Portátil' },
  { value: 'desktop', label: 'Ordenador de sobremesa (próximamente)', disabled: true },
] as const;

export const OWNS_WINDOWS_WORDS = 'Ya tengo Windows o usaré Linux';
