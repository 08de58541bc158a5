/** All words about a figure of a laptop: one record for each attribute. */
import type { Laptop } from '../catalogue/laptop.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';
import type { Level } from '../advisor/explain/statements.ts';
import { type Asked, creationVerb, playsGames } from './use-words.ts';

type ByLevel = Readonly<Record<Level, string>>;

interface AttributeWords {
  article: 'el' | 'la';
  noun: string;
  /** A card that has more of it than the first. */
  label: string;
  /** The row of the target, and the words at its points. */
  row: string;
  levels: ByLevel;
  /** `{f}`: the laptop's figure, `{p}`: what for. */
  sentences: ByLevel;
  /** After a sentence about a low figure; `{r}`: the recommended figure, for a chip with its article. */
  advice: string;
  /** The reason for a card: `{f}` is the figure. */
  praise: Readonly<Record<'plenty' | 'good', string>>;
  /** Its gain or loss as a noun, and as a clause; `{n}` is the difference, `{f}` and `{o}` are both figures. */
  change: { won: string; lost: string; more: string; less: string };
}

const COMMON: ByLevel = { plenty: 'te sobra', good: 'te basta', scant: 'justo', short: 'corto' };
const OF_SCREEN = { scant: 'justa', short: 'corta' } as const;

const GRAPHICS: Pick<AttributeWords, 'article' | 'label' | 'row' | 'levels' | 'advice' | 'praise' | 'change'> = {
  article: 'la',
  label: 'Mejor gráfica',
  row: 'Gráfica',
  levels: { ...COMMON, ...OF_SCREEN },
  advice: 'mejor desde {r}',
  praise: { plenty: 'tiene gráfica de sobra{f}', good: 'tiene buena gráfica{f}' },
  change: {
    won: 'potencia gráfica',
    lost: 'potencia gráfica',
    more: 'su gráfica es {n} potente',
    less: 'su gráfica es {n} potente',
  },
};

export const ATTRIBUTE_WORDS: Readonly<Record<Attribute, AttributeWords>> = {
  cpu: {
    article: 'el',
    noun: 'procesador',
    label: 'Más rápido',
    row: 'Rapidez',
    levels: COMMON,
    sentences: {
      plenty: 'El procesador {f} va sobrado {p}',
      good: 'El procesador {f} va bien {p}',
      scant: 'El procesador {f} va justo {p}',
      short: 'El procesador {f} se queda corto {p}',
    },
    advice: 'mejor desde {r}',
    praise: { plenty: 'va sobrado de procesador', good: 'va bien de procesador' },
    change: {
      // Players read «velocidad» alone as frames per second.
      won: 'velocidad de procesador',
      lost: 'velocidad de procesador',
      more: 'su procesador es {n} rápido',
      less: 'su procesador es {n} rápido',
    },
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
    label: 'Más memoria',
    row: 'Memoria',
    levels: { ...COMMON, ...OF_SCREEN },
    sentences: {
      plenty: 'La memoria ({f}) va sobrada {p}',
      good: 'La memoria ({f}) basta {p}',
      scant: 'La memoria ({f}) va justa {p}',
      short: 'La memoria ({f}) se queda corta {p}',
    },
    advice: 'mejor {r}',
    praise: { plenty: 'tiene memoria de sobra ({f})', good: 'tiene memoria suficiente ({f})' },
    change: {
      won: '{n} más de memoria',
      lost: 'memoria ({f} en vez de {o})',
      more: 'tiene {n} más de memoria',
      less: 'tiene {f} de memoria en vez de {o}',
    },
  },
  storage: {
    article: 'el',
    noun: 'almacenamiento',
    label: 'Más espacio',
    row: 'Disco',
    levels: COMMON,
    sentences: {
      plenty: 'El almacenamiento ({f}) va sobrado {p}',
      good: 'El almacenamiento ({f}) basta {p}',
      scant: 'El almacenamiento ({f}) va justo {p}',
      short: 'El almacenamiento ({f}) se queda corto {p}',
    },
    advice: 'mejor {r}',
    praise: { plenty: 'tiene espacio de sobra ({f})', good: 'tiene espacio suficiente ({f})' },
    change: {
      won: '{n} más de disco',
      lost: 'disco ({f} en vez de {o})',
      more: 'tiene {n} más de disco',
      less: 'tiene {f} de disco en vez de {o}',
    },
  },
  pixels: {
    article: 'la',
    noun: 'resolución',
    label: 'Pantalla más nítida',
    row: 'Nitidez',
    levels: { plenty: 'muy nítida', good: 'nítida', ...OF_SCREEN },
    sentences: {
      plenty: 'La pantalla ({f}) se ve muy nítida {p}',
      good: 'La pantalla ({f}) se ve nítida {p}',
      scant: 'La pantalla ({f}) va justa de nitidez {p}',
      short: 'La pantalla ({f}) se queda corta de nitidez {p}',
    },
    advice: 'mejor {r}',
    praise: { plenty: 'tiene una pantalla muy nítida ({f})', good: 'tiene una pantalla nítida ({f})' },
    change: {
      won: 'más nitidez ({n})',
      lost: 'nitidez ({n})',
      more: 'su pantalla es más nítida',
      less: 'su pantalla es menos nítida',
    },
  },
  refresh: {
    article: 'el',
    noun: 'refresco de la pantalla',
    label: 'Pantalla más fluida',
    row: 'Fluidez',
    levels: { plenty: 'muy fluida', good: 'fluida', ...OF_SCREEN },
    sentences: {
      plenty: 'La pantalla, a {f}, va muy fluida {p}',
      good: 'La pantalla, a {f}, va fluida {p}',
      scant: 'La pantalla, a {f}, va justa de fluidez {p}',
      short: 'La pantalla, a {f}, se queda corta de fluidez {p}',
    },
    advice: 'mejor {r}',
    praise: { plenty: 'tiene una pantalla muy fluida ({f})', good: 'tiene una pantalla fluida ({f})' },
    change: {
      won: 'más fluidez ({f})',
      lost: 'fluidez ({f})',
      more: 'su pantalla es más fluida ({f})',
      less: 'su pantalla es menos fluida ({f})',
    },
  },
  panel: {
    article: 'el',
    noun: 'tipo de panel',
    label: 'Mejor pantalla',
    row: 'Panel',
    levels: COMMON,
    sentences: {
      plenty: 'El panel {f} es de los mejores {p}',
      good: 'El panel {f} cumple {p}',
      scant: 'El panel {f} va justo {p}',
      short: 'El panel {f} se queda corto {p}',
    },
    advice: 'mejor un {r}',
    praise: { plenty: 'tiene una pantalla de las mejores ({f})', good: 'tiene buena pantalla ({f})' },
    change: {
      won: 'mejor panel ({f})',
      lost: 'calidad de panel ({f})',
      more: 'su pantalla es mejor ({f})',
      less: 'su pantalla es peor ({f})',
    },
  },
  weight: {
    article: 'el',
    noun: 'peso',
    label: 'Más ligero',
    row: 'Peso',
    // The use decides, as in every sentence about weight: commuters and gamers at home judge the same laptop differently.
    levels: { plenty: 'ideal', good: 'bueno', scant: 'algo de más', short: 'demasiado' },
    sentences: {
      plenty: 'Con {f} tiene un peso ideal {p}',
      good: 'Con {f} tiene un buen peso {p}',
      scant: 'Pesa {f}, algo de más {p}',
      short: 'Pesa {f}, demasiado {p}',
    },
    advice: 'mejor hasta {r}',
    praise: { plenty: 'pesa solo {f}', good: 'pesa {f}' },
    change: { won: 'pesa {n} menos', lost: 'pesa {n} más', more: 'pesa {n} menos', less: 'pesa {n} más' },
  },
  battery: {
    article: 'la',
    noun: 'autonomía',
    label: 'Más autonomía',
    row: 'Autonomía',
    levels: { ...COMMON, ...OF_SCREEN },
    sentences: {
      plenty: 'La autonomía estimada ({f}) sobra {p}',
      good: 'La autonomía estimada ({f}) basta {p}',
      scant: 'La autonomía estimada ({f}) va justa {p}',
      short: 'La autonomía estimada ({f}) se queda corta {p}',
    },
    advice: 'mejor {r}',
    praise: { plenty: 'aguanta {f}', good: 'aguanta {f}' },
    change: {
      won: '{n} más de autonomía',
      lost: '{n} de autonomía',
      more: 'aguanta {n} más',
      less: 'aguanta {n} menos',
    },
  },
  // The estimate is of the noise under load, so no sentence may mention quiet work.
  silence: {
    article: 'el',
    noun: 'silencio',
    label: 'Más silencioso',
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
    change: {
      won: 'más silencio con carga',
      lost: 'silencio con carga',
      more: 'hace menos ruido con carga',
      less: 'hace más ruido con carga',
    },
  },
  build: {
    article: 'la',
    noun: 'construcción',
    label: 'Mejor construido',
    row: 'Construcción',
    levels: { plenty: 'muy buena', good: 'buena', scant: 'correcta', short: 'floja' },
    sentences: {
      plenty: 'Muy buena construcción {p} (estimación)',
      good: 'Buena construcción {p} (estimación)',
      scant: 'Su construcción es correcta, sin más (estimación)',
      short: 'Su construcción es floja (estimación)',
    },
    advice: '',
    praise: { plenty: 'está muy bien construido', good: 'está bien construido' },
    change: {
      won: 'mejor construcción',
      lost: 'calidad de construcción',
      more: 'está mejor construido',
      less: 'está peor construido',
    },
  },
};

/** For popular games, less than a good figure still plays in Full HD with plain settings (`needs-table.ts`). */
export const PLAIN_GAMES = {
  enough: 'La gráfica {f} mueve Minecraft, Roblox o Fortnite sin lujos',
  little: 'La gráfica {f} da para Minecraft o Roblox, y poco más',
  advice: ': con margen, desde {r}',
  level: 'sin lujos',
} as const;

/** Minimum hours of battery for each time span, longest first. */
export const BATTERY_SPANS = [
  [16, 'para dos jornadas'],
  [10, 'para un día largo'],
  [8, 'para una jornada'],
] as const;
/** Factor of a span's hours from which a battery has hours to spare. */
export const SPARE_HOURS = 1.5;

/** Games are mentioned only if they are among the purposes. */
export function bareNoun(attribute: Attribute, asked: Asked): string {
  if (attribute === 'creation') return `gráfica para ${creationVerb(asked)}`;
  if (attribute === 'gpu' && playsGames(asked)) return 'gráfica para juegos';
  return ATTRIBUTE_WORDS[attribute].noun;
}

/** «el procesador» */
export const nounOf = (attribute: Attribute, asked: Asked): string =>
  `${ATTRIBUTE_WORDS[attribute].article} ${bareNoun(attribute, asked)}`;

/** It is {@link nounOf} for a figure that is unknown: sharpness is, where only the size of the screen is missing. */
export const unknownNounOf = (attribute: Attribute, { resolution }: Laptop, asked: Asked): string =>
  attribute === 'pixels' && resolution ? 'la medida de la pantalla' : nounOf(attribute, asked);

/** «compruébala»: the imperative with a pronoun for the attributes */
export function checkThem(attributes: readonly Attribute[]): string {
  const end = attributes.every((attribute) => ATTRIBUTE_WORDS[attribute].article === 'la') ? 'a' : 'o';
  return `compruébal${end}${attributes.length > 1 ? 's' : ''}`;
}
