/** Every word about an attribute: one record for each. */
import type { Attribute } from '../advisor/needs/attributes.ts';
import type { Level } from '../advisor/explain/statements.ts';

interface AttributeWords {
  article: 'el' | 'la';
  noun: string;
  /** The title of its row beside the laptops. */
  row: string;
  /** In a row: «te basta». By use, as in every sentence about weight: commuters and gamers judge it differently. */
  levels: Readonly<Record<Level, string>>;
  /** `{f}`: the laptop's figure, `{p}`: the purpose. */
  sentences: Readonly<Record<Level, string>>;
  /** The end of a sentence about a low figure; `{r}` is the recommended figure, for a chip with its article. */
  advice: string;
  /** Why one would take the laptop. */
  praise: Readonly<Record<'plenty' | 'good', string>>;
}

const LEVELS = { plenty: 'te sobra', good: 'te basta', scant: 'justo', short: 'corto' } as const;
const LEVELS_OF_LA = { ...LEVELS, scant: 'justa', short: 'corta' } as const;

const GRAPHICS = {
  article: 'la',
  row: 'Gráfica',
  levels: LEVELS_OF_LA,
  advice: ': mejor desde {r}',
  praise: { plenty: 'tiene gráfica de sobra ({f})', good: 'tiene buena gráfica ({f})' },
} as const;

/** The names of integrated graphics say little, and are long. */
export const INTEGRATED_PRAISE = { plenty: 'tiene gráfica de sobra', good: 'tiene buena gráfica' } as const;

export const ATTRIBUTE_WORDS: Readonly<Record<Attribute, AttributeWords>> = {
  cpu: {
    article: 'el',
    noun: 'procesador',
    row: 'Rapidez',
    levels: LEVELS,
    sentences: {
      plenty: 'El procesador {f} va sobrado {p}',
      good: 'El procesador {f} va bien {p}',
      scant: 'El procesador {f} va justo {p}',
      short: 'El procesador {f} se queda corto {p}',
    },
    advice: ': mejor desde {r}',
    praise: { plenty: 'va sobrado de procesador', good: 'va bien de procesador' },
  },
  gpu: {
    ...GRAPHICS,
    noun: 'gráfica',
    sentences: {
      plenty: 'La gráfica {f} va sobrada {p}',
      good: 'La gráfica {f} va bien {p}',
      scant: 'La gráfica {f} va justa {p}',
      short: 'La gráfica {f} se queda corta {p}',
    },
  },
  creation: {
    ...GRAPHICS,
    noun: 'gráfica',
    sentences: {
      plenty: 'La gráfica {f} da de sobra {p}',
      good: 'La gráfica {f} da la talla {p}',
      scant: 'La gráfica {f} anda justa {p}',
      short: 'La gráfica {f} no da la talla {p}',
    },
  },
  ram: {
    article: 'la',
    noun: 'memoria',
    row: 'Memoria',
    levels: LEVELS_OF_LA,
    sentences: {
      plenty: 'La memoria ({f}) va sobrada {p}',
      good: 'La memoria ({f}) basta {p}',
      scant: 'La memoria ({f}) va justa {p}',
      short: 'La memoria ({f}) se queda corta {p}',
    },
    advice: ': mejor {r}',
    praise: { plenty: 'tiene memoria de sobra ({f})', good: 'tiene memoria suficiente ({f})' },
  },
  storage: {
    article: 'el',
    noun: 'almacenamiento',
    row: 'Disco',
    levels: LEVELS,
    sentences: {
      plenty: 'El almacenamiento ({f}) va sobrado {p}',
      good: 'El almacenamiento ({f}) basta {p}',
      scant: 'El almacenamiento ({f}) va justo {p}',
      short: 'El almacenamiento ({f}) se queda corto {p}',
    },
    advice: ': mejor {r}',
    praise: { plenty: 'tiene espacio de sobra ({f})', good: 'tiene espacio suficiente ({f})' },
  },
  pixels: {
    article: 'la',
    noun: 'resolución',
    row: 'Nitidez',
    levels: { ...LEVELS_OF_LA, plenty: 'muy nítida', good: 'nítida' },
    sentences: {
      plenty: 'La pantalla ({f}) se ve muy nítida {p}',
      good: 'La pantalla ({f}) se ve nítida {p}',
      scant: 'La pantalla ({f}) va justa de nitidez {p}',
      short: 'La pantalla ({f}) se queda corta de nitidez {p}',
    },
    advice: ': mejor {r}',
    praise: { plenty: 'tiene una pantalla muy nítida ({f})', good: 'tiene una pantalla nítida ({f})' },
  },
  refresh: {
    article: 'el',
    noun: 'refresco de la pantalla',
    row: 'Fluidez',
    levels: { ...LEVELS_OF_LA, plenty: 'muy fluida', good: 'fluida' },
    sentences: {
      plenty: 'La pantalla, a {f}, va muy fluida {p}',
      good: 'La pantalla, a {f}, va fluida {p}',
      scant: 'La pantalla, a {f}, va justa de fluidez {p}',
      short: 'La pantalla, a {f}, se queda corta de fluidez {p}',
    },
    advice: ': mejor {r}',
    praise: { plenty: 'tiene una pantalla muy fluida ({f})', good: 'tiene una pantalla fluida ({f})' },
  },
  panel: {
    article: 'el',
    noun: 'tipo de panel',
    row: 'Panel',
    levels: LEVELS,
    sentences: {
      plenty: 'El panel {f} es de los mejores {p}',
      good: 'El panel {f} cumple {p}',
      scant: 'El panel {f} va justo {p}',
      short: 'El panel {f} se queda corto {p}',
    },
    advice: ': mejor un {r}',
    praise: { plenty: 'tiene una pantalla de las mejores ({f})', good: 'tiene buena pantalla ({f})' },
  },
  weight: {
    article: 'el',
    noun: 'peso',
    row: 'Peso',
    levels: { plenty: 'ideal', good: 'bueno', scant: 'algo de más', short: 'demasiado' },
    sentences: {
      plenty: 'Con {f} tiene un peso ideal {p}',
      good: 'Con {f} tiene un buen peso {p}',
      scant: 'Pesa {f}, algo de más {p}',
      short: 'Pesa {f}, demasiado {p}',
    },
    advice: ': mejor hasta {r}',
    praise: { plenty: 'tiene un peso ideal ({f})', good: 'tiene un buen peso ({f})' },
  },
  battery: {
    article: 'la',
    noun: 'autonomía',
    row: 'Autonomía',
    levels: LEVELS_OF_LA,
    sentences: {
      plenty: 'La autonomía estimada ({f}) sobra {p}',
      good: 'La autonomía estimada ({f}) basta {p}',
      scant: 'La autonomía estimada ({f}) va justa {p}',
      short: 'La autonomía estimada ({f}) se queda corta {p}',
    },
    advice: ': mejor {r}',
    praise: { plenty: 'aguanta mucho ({f})', good: 'aguanta {f}' },
  },
  // The estimate is of the noise under load, so no sentence may mention quiet work.
  silence: {
    article: 'el',
    noun: 'silencio',
    row: 'Silencio',
    levels: { plenty: 'muy silencioso', good: 'discreto', scant: 'se oye', short: 'ruidoso' },
    sentences: {
      plenty: 'Apenas se oye {p} (estimación)',
      good: 'Se oye poco {p} (estimación)',
      scant: 'Se oye {p} (estimación)',
      short: 'Hace ruido {p} (estimación)',
    },
    advice: '',
    praise: { plenty: 'apenas se oye con carga', good: 'se oye poco con carga' },
  },
  build: {
    article: 'la',
    noun: 'construcción',
    row: 'Construcción',
    levels: { plenty: 'muy buena', good: 'buena', scant: 'sencilla', short: 'floja' },
    sentences: {
      plenty: 'Muy buena construcción {p} (estimación)',
      good: 'Buena construcción {p} (estimación)',
      scant: 'Construcción sencilla (estimación)',
      short: 'Construcción floja (estimación)',
    },
    advice: '',
    praise: { plenty: 'está muy bien construido', good: 'está bien construido' },
  },
};

/** For popular games, less than a good figure still plays in Full HD with low settings (`needs-table.ts`). */
export const PLAIN_GAMES = {
  sentence: 'La gráfica {f} mueve juegos populares sin lujos',
  end: ': con margen, desde {r}',
};
