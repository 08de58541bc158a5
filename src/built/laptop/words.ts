import type { Purpose } from '#contract/answers.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';

/** In the first column of uses × budgets. */
export const USE_NAMES: Readonly<Record<Purpose, string>> = {
  office: 'Trabajar o estudiar',
  editing: 'Editar vídeo',
  design: 'Diseñar',
  programming: 'Programar',
  casualgaming: 'Jugar a veces',
  gaming: 'Jugar a lo último',
};

export const ratingWords = ({ stars, count }: { stars: number; count: number }): string =>
  `${spanishNumber(stars)} de 5 (${spanishNumber(count)} valoraciones)`;
