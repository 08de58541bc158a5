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
  /** A sentence up to its level, and the level in it; what for comes last. `{f}`: the laptop's figure. */
  subject: string;
  fits: ByLevel;
  /** After a sentence about a low figure; `{r}`: the recommended figure, for a chip with its article. */
  advice: string;
  /** The reason for a card, where it is plenty and where it is good: `{f}` is the figure. */
  praise: readonly [plenty: string, good: string];
  /** Its gain and loss; `{n}` is the difference, `{f}` its own figure. */
  change: readonly [more: string, less: string];
}

type End = 'o' | 'a';
const byLevel = (plenty: string, good: string, scant: string, short: string): ByLevel => ({
  plenty,
  good,
  scant,
  short,
});
const enough = (end: End): ByLevel => byLevel('te sobra', 'te basta', `just${end}`, `cort${end}`);
const fits = (end: End): ByLevel => byLevel(`va sobrad${end}`, 'va bien', `va just${end}`, `se queda cort${end}`);
const ofScreen = (adjective: string) => byLevel(`muy ${adjective}`, adjective, 'justa', 'corta');
const fitsOfScreen = (verb: string, adjective: string, noun: string): ByLevel =>
  byLevel(`${verb} muy ${adjective}`, `${verb} ${adjective}`, `va justa de ${noun}`, `se queda corta de ${noun}`);

/** The use decides, as in every sentence about weight: commuters and gamers at home judge the same laptop differently. */
const WEIGHTS = byLevel('ideal', 'bueno', 'algo de más', 'demasiado');
// The estimate is of the noise under load, so no sentence may mention quiet work.
const NOISES = byLevel('muy silencioso', 'silencioso', 'algo ruidoso', 'ruidoso');
const BUILDS = byLevel('muy buena', 'buena', 'correcta', 'floja');

const GRAPHICS: AttributeWords = {
  article: 'la',
  noun: 'gráfica',
  label: 'Mejor gráfica',
  row: 'Gráfica',
  levels: enough('a'),
  subject: 'La gráfica {f}',
  fits: fits('a'),
  advice: 'mejor desde {r}',
  praise: ['tiene gráfica de sobra', 'tiene buena gráfica'],
  change: ['su gráfica es {n} potente', 'su gráfica es {n} potente'],
};

export const ATTRIBUTE_WORDS: Readonly<Record<Attribute, AttributeWords>> = {
  cpu: {
    article: 'el',
    noun: 'procesador',
    label: 'Más rápido',
    row: 'Rapidez',
    levels: enough('o'),
    subject: 'El procesador {f}',
    fits: fits('o'),
    advice: 'mejor desde {r}',
    praise: ['va sobrado de procesador', 'va bien de procesador'],
    change: ['su procesador es {n} rápido', 'su procesador es {n} rápido'],
  },
  gpu: GRAPHICS,
  creation: GRAPHICS,
  ram: {
    article: 'la',
    noun: 'memoria',
    label: 'Más memoria',
    row: 'Memoria',
    levels: enough('a'),
    subject: 'La memoria ({f})',
    fits: byLevel('sobra', 'basta', 'va justa', 'se queda corta'),
    advice: 'mejor {r}',
    praise: ['tiene memoria de sobra ({f})', 'tiene memoria suficiente ({f})'],
    change: ['tiene {n} más de memoria', 'tiene {n} menos de memoria'],
  },
  storage: {
    article: 'el',
    noun: 'almacenamiento',
    label: 'Más disco',
    row: 'Disco',
    levels: enough('o'),
    subject: 'El almacenamiento ({f})',
    fits: byLevel('sobra', 'basta', 'va justo', 'se queda corto'),
    advice: 'mejor {r}',
    praise: ['tiene espacio de sobra ({f})', 'tiene espacio suficiente ({f})'],
    change: ['tiene más disco ({f})', 'tiene menos disco ({f})'],
  },
  pixels: {
    article: 'la',
    noun: 'resolución',
    label: 'Más resolución',
    row: 'Nitidez',
    levels: ofScreen('nítida'),
    subject: 'La pantalla ({f})',
    fits: fitsOfScreen('se ve', 'nítida', 'nitidez'),
    advice: 'mejor {r}',
    praise: ['tiene una pantalla muy nítida ({f})', 'tiene una pantalla nítida ({f})'],
    change: ['tiene más resolución', 'tiene menos resolución'],
  },
  refresh: {
    article: 'el',
    noun: 'refresco de la pantalla',
    label: 'Pantalla más fluida',
    row: 'Fluidez',
    levels: ofScreen('fluida'),
    subject: 'La pantalla, a {f},',
    fits: fitsOfScreen('va', 'fluida', 'fluidez'),
    advice: 'mejor {r}',
    praise: ['tiene una pantalla muy fluida ({f})', 'tiene una pantalla fluida ({f})'],
    change: ['su pantalla es más fluida ({f})', 'su pantalla es menos fluida ({f})'],
  },
  panel: {
    article: 'el',
    noun: 'tipo de pantalla',
    label: 'Mejor pantalla',
    row: 'Tipo de pantalla',
    levels: enough('o'),
    subject: 'La pantalla {f}',
    fits: byLevel('es de las mejores', 'cumple', 'va justa', 'se queda corta'),
    advice: 'mejor una {r}',
    praise: ['tiene una pantalla de las mejores ({f})', 'tiene buena pantalla ({f})'],
    change: ['su pantalla es {f}', 'su pantalla es {f}'],
  },
  weight: {
    article: 'el',
    noun: 'peso',
    label: 'Más ligero',
    row: 'Peso',
    levels: WEIGHTS,
    subject: 'Pesa {f},',
    fits: byLevel('un peso ideal', 'un buen peso', 'algo de más', 'demasiado'),
    advice: 'mejor hasta {r}',
    praise: ['pesa solo {f}', 'pesa {f}'],
    change: ['pesa {n} menos', 'pesa {n} más'],
  },
  battery: {
    article: 'la',
    noun: 'autonomía',
    label: 'Más autonomía',
    row: 'Autonomía',
    levels: enough('a'),
    subject: 'La autonomía ({f})',
    fits: byLevel('sobra', 'basta', 'va justa', 'se queda corta'),
    advice: 'mejor {r}',
    praise: ['aguanta {f}', 'aguanta {f}'],
    change: ['aguanta {n} más', 'aguanta {n} menos'],
  },
  silence: {
    article: 'el',
    noun: 'silencio',
    label: 'Más silencioso',
    row: 'Silencio',
    levels: NOISES,
    subject: 'Es',
    fits: NOISES,
    advice: '',
    praise: ['apenas se oye a tope', 'se oye poco a tope'],
    change: ['hace menos ruido a tope', 'hace más ruido a tope'],
  },
  build: {
    article: 'la',
    noun: 'construcción',
    label: 'Mejor construido',
    row: 'Construcción',
    levels: BUILDS,
    subject: 'Estimamos que su construcción es',
    fits: { ...BUILDS, scant: 'solo correcta' },
    advice: '',
    praise: ['parece muy bien construido', 'parece bien construido'],
    change: ['parece mejor construido', 'parece peor construido'],
  },
};

/** For popular games, less than a good figure still plays in Full HD with plain settings (`needs-table.ts`). */
export const PLAIN_GAMES = {
  enough: 'mueve Minecraft, Roblox o Fortnite sin lujos',
  little: 'da para Minecraft o Roblox, y poco más',
  advice: ': con margen, desde {r}',
  level: 'sin lujos',
} as const;

/** Games are mentioned only if they are among the purposes. */
export function bareNoun(attribute: Attribute, asked: Asked): string {
  if (attribute === 'creation') return `gráfica para ${creationVerb(asked)}`;
  if (attribute === 'gpu' && playsGames(asked)) return 'gráfica para juegos';
  return ATTRIBUTE_WORDS[attribute].noun;
}

/** «el procesador» */
export const nounOf = (attribute: Attribute, asked: Asked): string =>
  `${ATTRIBUTE_WORDS[attribute].article} ${bareNoun(attribute, asked)}`;

/** The text of {@link nounOf} for a figure that is unknown: sharpness is, where only the size of the screen is missing. */
export const unknownNounOf = (attribute: Attribute, { resolution }: Laptop, asked: Asked): string =>
  attribute === 'pixels' && resolution ? 'la medida de la pantalla' : nounOf(attribute, asked);
