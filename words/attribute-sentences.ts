import type { Attribute } from '../advisor/needs/attributes.ts';
import type { Level } from '../advisor/explain/statements.ts';

/** `{f}`: the laptop's figure, `{p}`: the purpose, `{r}`: the recommended figure. */
export const LEVEL_SENTENCES: Readonly<Record<Attribute, Readonly<Record<Level, string>>>> = {
  cpu: {
    plenty: 'El procesador {f} va sobrado {p}',
    good: 'El procesador {f} va bien {p}',
    scant: 'El procesador {f} va justo {p}',
    short: 'El procesador {f} se queda corto {p}',
  },
  gpu: {
    plenty: 'La gráfica {f} va sobrada {p}',
    good: 'La gráfica {f} va bien {p}',
    scant: 'La gráfica {f} va justa {p}',
    short: 'La gráfica {f} se queda corta {p}',
  },
  creation: {
    plenty: 'La gráfica {f} da de sobra {p}',
    good: 'La gráfica {f} da la talla {p}',
    scant: 'La gráfica {f} anda justa {p}',
    short: 'La gráfica {f} no da la talla {p}',
  },
  ram: {
    plenty: 'La memoria ({f}) va sobrada {p}',
    good: 'La memoria ({f}) basta {p}',
    scant: 'La memoria ({f}) va justa {p}',
    short: 'La memoria ({f}) se queda corta {p}',
  },
  storage: {
    plenty: 'El almacenamiento ({f}) va sobrado {p}',
    good: 'El almacenamiento ({f}) basta {p}',
    scant: 'El almacenamiento ({f}) va justo {p}',
    short: 'El almacenamiento ({f}) se queda corto {p}',
  },
  pixels: {
    plenty: 'La resolución ({f}) va sobrada {p}',
    good: 'La resolución ({f}) basta {p}',
    scant: 'La resolución ({f}) va justa {p}',
    short: 'La resolución ({f}) se queda corta {p}',
  },
  refresh: {
    plenty: 'La pantalla, a {f}, va muy fluida {p}',
    good: 'La pantalla, a {f}, va fluida {p}',
    scant: 'La pantalla, a {f}, va justa de fluidez {p}',
    short: 'La pantalla, a {f}, se queda corta de fluidez {p}',
  },
  panel: {
    plenty: 'El panel {f} es de los mejores {p}',
    good: 'El panel {f} cumple {p}',
    scant: 'El panel {f} va justo {p}',
    short: 'El panel {f} se queda corto {p}',
  },
  weight: {
    plenty: 'Con {f} tiene un peso ideal {p}',
    good: 'Con {f} tiene un buen peso {p}',
    scant: 'Pesa {f}, algo de más {p}',
    short: 'Pesa {f}, demasiado {p}',
  },
  battery: {
    plenty: 'La autonomía estimada ({f}) sobra {p}',
    good: 'La autonomía estimada ({f}) basta {p}',
    scant: 'La autonomía estimada ({f}) va justa {p}',
    short: 'La autonomía estimada ({f}) se queda corta {p}',
  },
  // The estimate is of the noise under load, so no sentence may mention quiet work.
  silence: {
    plenty: 'Apenas se oye {p} (estimación)',
    good: 'Se oye poco {p} (estimación)',
    scant: 'Se oye {p} (estimación)',
    short: 'Hace ruido {p} (estimación)',
  },
  build: {
    plenty: 'Muy buena construcción {p} (estimación)',
    good: 'Buena construcción {p} (estimación)',
    scant: 'Construcción sencilla {p} (estimación)',
    short: 'Construcción floja {p} (estimación)',
  },
};

/** The end of a sentence about a low figure; `{r}` is the recommended figure, for a chip with its article. */
export const RECOMMENDED: Readonly<Partial<Record<Attribute, string>>> = {
  cpu: ': mejor desde {r}',
  gpu: ': mejor desde {r}',
  creation: ': mejor desde {r}',
  ram: ': mejor {r}',
  storage: ': mejor {r}',
  pixels: ': mejor {r}',
  refresh: ': mejor {r}',
  panel: ': mejor un {r}',
  weight: ': mejor hasta {r}',
  battery: ': mejor {r}',
};

/** For popular games, less than a good figure still plays in Full HD with low settings (`needs-table.ts`). */
export const PLAIN_GAMES = {
  sentence: 'La gráfica {f} mueve juegos populares sin lujos',
  end: ': con margen, desde {r}',
};

/** Better or worse than `{q}` of the other qualifying laptops; `{v}`: the use of the graphics. */
export const SHARE_SENTENCES: Readonly<Record<Attribute, Readonly<Record<'ahead' | 'behind', string>>>> = {
  cpu: {
    ahead: 'El procesador {f} rinde más que el {d}',
    behind: 'El procesador {f} rinde menos que el {d}',
  },
  gpu: {
    ahead: 'La gráfica {f} rinde más que la {d}',
    behind: 'La gráfica {f} rinde menos que la {d}',
  },
  creation: {
    ahead: 'Al {v}, la gráfica {f} rinde más que la {d}',
    behind: 'Al {v}, la gráfica {f} rinde menos que la {d}',
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
    ahead: 'La pantalla ({f}) es más nítida que la {d}',
    behind: 'La pantalla ({f}) es menos nítida que la {d}',
  },
  refresh: {
    ahead: 'La pantalla, a {f}, es más fluida que la {d}',
    behind: 'La pantalla, a {f}, es menos fluida que la {d}',
  },
  panel: {
    ahead: 'El panel {f} es mejor que el {d}',
    behind: 'El panel {f} es peor que el {d}',
  },
  weight: {
    ahead: 'Pesa {f}, menos que {q}',
    behind: 'Pesa {f}, más que {q}',
  },
  battery: {
    ahead: 'La autonomía estimada ({f}) supera a la {d}',
    behind: 'La autonomía estimada ({f}) es menor que la {d}',
  },
  silence: {
    ahead: 'A plena carga hará menos ruido que {q} (estimación)',
    behind: 'A plena carga hará más ruido que {q} (estimación)',
  },
  build: {
    ahead: 'Mejor construido que {q} (estimación)',
    behind: 'Peor construido que {q} (estimación)',
  },
};
