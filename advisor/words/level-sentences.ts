import type { Attribute } from '../attributes.ts';
import type { Level } from './claims.ts';

/** `{f}`: the laptop's figure, `{p}`: the purpose, `{r}`: the recommended figure. */
export const LEVEL_SENTENCES: Readonly<Record<Attribute, Readonly<Record<Level, string>>>> = {
  cpu: {
    plenty: 'El procesador {f} va sobrado {p}',
    good: 'El procesador {f} rinde bien {p}',
    scant: 'El procesador {f} va justo {p}: lo recomendable empieza en un {r}',
    short: 'El procesador {f} se queda corto {p}: lo recomendable empieza en un {r}',
  },
  gpu: {
    plenty: 'La gráfica {f} va sobrada {p}',
    good: 'La gráfica {f} rinde bien {p}',
    scant: 'La gráfica {f} va justa {p}: lo recomendable empieza en una {r}',
    short: 'La gráfica {f} se queda corta {p}: lo recomendable empieza en una {r}',
  },
  creation: {
    plenty: 'La gráfica {f} da de sobra {p}',
    good: 'La gráfica {f} da la talla {p}',
    scant: 'La gráfica {f} anda justa {p}: lo recomendable empieza en una {r}',
    short: 'La gráfica {f} no da la talla {p}: lo recomendable empieza en una {r}',
  },
  ram: {
    plenty: 'La memoria, de {f}, va sobrada {p}',
    good: 'La memoria, de {f}, es la adecuada {p}',
    scant: 'La memoria, de {f}, va justa {p}: lo recomendable son {r}',
    short: 'La memoria, de {f}, se queda corta {p}: lo recomendable son {r}',
  },
  storage: {
    plenty: 'El almacenamiento, de {f}, va sobrado {p}',
    good: 'El almacenamiento, de {f}, es el adecuado {p}',
    scant: 'El almacenamiento, de {f}, va justo {p}: lo recomendable es tener {r}',
    short: 'El almacenamiento, de {f}, se queda corto {p}: lo recomendable es tener {r}',
  },
  pixels: {
    plenty: 'La resolución, de {f}, va sobrada {p}',
    good: 'La resolución, de {f}, es la adecuada {p}',
    scant: 'La resolución, de {f}, va justa {p}: lo recomendable es {r}',
    short: 'La resolución, de {f}, se queda corta {p}: lo recomendable es {r}',
  },
  refresh: {
    plenty: 'La pantalla, a {f}, va muy fluida {p}',
    good: 'La pantalla, a {f}, va fluida {p}',
    scant: 'La pantalla, a {f}, va justa de fluidez {p}: lo recomendable son {r}',
    short: 'La pantalla, a {f}, se queda corta de fluidez {p}: lo recomendable son {r}',
  },
  panel: {
    plenty: 'El panel {f} es de los mejores {p}',
    good: 'El panel {f} es el adecuado {p}',
    scant: 'El panel {f} va justo {p}: lo recomendable es un {r}',
    short: 'El panel {f} se queda corto {p}: lo recomendable es un {r}',
  },
  weight: {
    plenty: 'Con {f} es muy ligero {p}',
    good: 'Con {f} es cómodo {p}',
    scant: 'Con {f} pesa algo de más {p}: lo cómodo son {r} o menos',
    short: 'Con {f} pesa demasiado {p}: lo cómodo son {r} o menos',
  },
  battery: {
    plenty: 'La autonomía estimada, {f}, sobra {p}',
    good: 'La autonomía estimada, {f}, basta {p}',
    scant: 'La autonomía estimada, {f}, va justa {p}: lo recomendable son {r}',
    short: 'La autonomía estimada, {f}, se queda corta {p}: lo recomendable son {r}',
  },
  silence: {
    plenty: 'Muy silencioso {p}: estimamos {f} puntos de 100',
    good: 'Bastante silencioso {p}: estimamos {f} puntos de 100',
    scant: 'Se hará oír {p}: le estimamos {f} puntos de silencio de 100, y lo recomendable son {r}',
    short: 'Ruidoso {p}: le estimamos {f} puntos de silencio de 100, y lo recomendable son {r}',
  },
  build: {
    plenty: 'Muy bien construido {p}: estimamos {f} puntos de 100',
    good: 'Bien construido {p}: estimamos {f} puntos de 100',
    scant: 'Construcción sencilla {p}: le estimamos {f} puntos de 100, y lo recomendable son {r}',
    short: 'Construcción floja {p}: le estimamos {f} puntos de 100, y lo recomendable son {r}',
  },
};

/** Appended to a pro; `{q}`: how many of the others are worse. */
export const AHEAD_TAILS: Readonly<Record<Attribute, string>> = {
  cpu: 'rinde más que el de {q}',
  gpu: 'rinde más que la de {q}',
  creation: 'rinde más que la de {q}',
  ram: 'tiene más que {q}',
  storage: 'tiene más que {q}',
  pixels: 'supera a la de {q}',
  refresh: 'supera a la de {q}',
  panel: 'supera al de {q}',
  weight: 'pesa menos que {q}',
  battery: 'dura más que la de {q}',
  silence: 'supera a {q}',
  build: 'supera a {q}',
};

/** Better or worse than `{q}` of the other qualifying laptops. */
export const SHARE_SENTENCES: Readonly<Record<Attribute, Readonly<Record<'ahead' | 'behind', string>>>> = {
  cpu: {
    ahead: 'El procesador {f} rinde más que el de {q}',
    behind: 'El procesador {f} rinde menos que el de {q}',
  },
  gpu: {
    ahead: 'La gráfica {f} rinde más que la de {q}',
    behind: 'La gráfica {f} rinde menos que la de {q}',
  },
  creation: {
    ahead: 'Al editar, la gráfica {f} rinde más que la de {q}',
    behind: 'Al editar, la gráfica {f} rinde menos que la de {q}',
  },
  ram: {
    ahead: 'Tiene {f} de memoria, más que {q}',
    behind: 'Tiene {f} de memoria, menos que {q}',
  },
  storage: {
    ahead: 'Tiene {f} de almacenamiento, más que {q}',
    behind: 'Tiene {f} de almacenamiento, menos que {q}',
  },
  pixels: {
    ahead: 'La resolución, de {f}, supera a la de {q}',
    behind: 'La resolución, de {f}, es menor que la de {q}',
  },
  refresh: {
    ahead: 'La pantalla, a {f}, es más fluida que la de {q}',
    behind: 'La pantalla, a {f}, es menos fluida que la de {q}',
  },
  panel: {
    ahead: 'El panel {f} es mejor que el de {q}',
    behind: 'El panel {f} es peor que el de {q}',
  },
  weight: {
    ahead: 'Pesa {f}, menos que {q}',
    behind: 'Pesa {f}, más que {q}',
  },
  battery: {
    ahead: 'Su autonomía estimada, {f}, supera a la de {q}',
    behind: 'Su autonomía estimada, {f}, es menor que la de {q}',
  },
  silence: {
    ahead: 'Le estimamos {f} puntos de silencio de 100, más que a {q}',
    behind: 'Le estimamos {f} puntos de silencio de 100, menos que a {q}',
  },
  build: {
    ahead: 'Le estimamos {f} puntos de construcción de 100, más que a {q}',
    behind: 'Le estimamos {f} puntos de construcción de 100, menos que a {q}',
  },
};

/** Follow «ofrece» or «tiene»; `{a}` is a percentage. */
export const SPEED_PHRASES = {
  cpu: { faster: 'un procesador un {a} % más rápido', slower: 'un procesador un {a} % más lento' },
  gpu: { faster: 'una gráfica un {a} % más rápida', slower: 'una gráfica un {a} % más lenta' },
  creation: {
    faster: 'una gráfica un {a} % más rápida al editar',
    slower: 'una gráfica un {a} % más lenta al editar',
  },
} as const;

/** Follow «ofrece» or «tiene»; `{a}` is the laptop's own figure, `{b}` the one it is compared with. */
export const VERSUS_PHRASES: Readonly<Record<Exclude<Attribute, keyof typeof SPEED_PHRASES>, string>> = {
  ram: '{a} de memoria en vez de {b}',
  storage: '{a} de almacenamiento en vez de {b}',
  pixels: 'resolución de {a} en vez de {b}',
  refresh: 'pantalla a {a} en vez de {b}',
  panel: 'panel {a} en vez de {b}',
  weight: '{a} de peso en vez de {b}',
  battery: '{a} de autonomía estimada en vez de {b}',
  silence: '{a} puntos de silencio estimado en vez de {b}',
  build: '{a} puntos de construcción estimada en vez de {b}',
};
