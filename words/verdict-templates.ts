/** Phrases of a verdict for each attribute. */
import type { Attribute } from '../advisor/attributes.ts';
import type { Level } from '../advisor/statements.ts';

/** `{f}`: the figure; our estimates in points have none. */
export interface Template extends Readonly<Record<Level, string>> {
  /** Used before a superlative if the figure is at least good. */
  plain: string;
  /** Completes «de los tres». */
  most: string;
}

const AMOUNT = (noun: string): Template => ({
  plenty: `{f} de ${noun}, de sobra`,
  good: `{f} de ${noun}`,
  scant: `{f} de ${noun}, lo justo`,
  short: `solo {f} de ${noun}`,
  plain: `{f} de ${noun}`,
  most: 'el que más tiene',
});

const CHIP = (noun: string, end: 'o' | 'a', most: string): Template => ({
  plenty: `${noun} {f}, de sobra`,
  good: `${noun} {f}, suficiente`,
  scant: `${noun} {f}, algo just${end}`,
  short: `${noun} {f}, cort${end}`,
  plain: `${noun} {f}`,
  most,
});

export const TEMPLATES: Readonly<Record<Attribute, Template>> = {
  cpu: CHIP('procesador', 'o', 'el más rápido'),
  gpu: CHIP('gráfica', 'a', 'la mejor'),
  creation: CHIP('gráfica', 'a', 'la mejor'),
  ram: AMOUNT('memoria'),
  storage: AMOUNT('disco'),
  pixels: {
    plenty: 'pantalla muy nítida ({f})',
    good: 'pantalla nítida ({f})',
    scant: 'nitidez justa ({f})',
    short: 'poca nitidez ({f})',
    plain: 'pantalla de {f}',
    most: 'la más nítida',
  },
  refresh: {
    plenty: 'pantalla muy fluida ({f})',
    good: 'pantalla fluida ({f})',
    scant: 'fluidez justa ({f})',
    short: 'poca fluidez ({f})',
    plain: 'pantalla a {f}',
    most: 'la más fluida',
  },
  panel: {
    plenty: 'panel {f}',
    good: 'panel {f}',
    scant: 'panel {f}, algo justo',
    short: 'panel {f}, corto',
    plain: 'panel {f}',
    most: 'el mejor',
  },
  weight: {
    plenty: 'pesa {f}, muy ligero',
    good: 'pesa {f}',
    scant: '{f}, algo pesado',
    short: '{f}, pesado',
    plain: 'pesa {f}',
    most: 'el más ligero',
  },
  battery: {
    plenty: 'aguanta {f}, de sobra',
    good: 'aguanta {f}',
    scant: 'aguanta {f}, algo justo',
    short: 'aguanta solo {f}',
    plain: 'aguanta {f}',
    most: 'el que más',
  },
  silence: {
    plenty: 'muy silencioso con carga',
    good: 'discreto con carga',
    scant: 'se oye con carga',
    short: 'ruidoso con carga',
    plain: 'silencioso con carga',
    most: 'el más silencioso',
  },
  build: {
    plenty: 'muy buena construcción',
    good: 'buena construcción',
    scant: 'construcción sencilla',
    short: 'construcción floja',
    plain: 'buena construcción',
    most: 'la mejor',
  },
};

/** Instead of the graphics' «scant» for popular games. */
export const PLAIN_GRAPHICS = 'gráfica {f}, sin lujos';

export const UNKNOWN: Readonly<Partial<Record<Attribute, string>>> = {
  battery: 'autonomía sin dato',
  weight: 'peso sin dato',
  pixels: 'nitidez sin dato',
  refresh: 'fluidez sin dato',
  panel: 'panel sin dato',
};
