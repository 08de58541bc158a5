import { spanishNumber } from '#contract/spanish-figures.ts';

export const ratingWords = ({ stars, count }: { stars: number; count: number }): string =>
  `${spanishNumber(stars)} de 5 (${spanishNumber(count)} valoraciones)`;
