/** Clauses of the first line for each attribute: its verb, and its end, where `{f}` is the figure. */
import type { Attribute } from '../advisor/needs/attributes.ts';
import type { Praise } from '../advisor/explain/statements.ts';

/** A `scant` figure is less than good but the most of all that qualify, so it only has words for `most`. */
type Clauses = Readonly<Record<Exclude<Praise['level'], 'scant'> | 'most', Clause>>;

export type Clause = readonly [verb: string, end: string];

const GRAPHICS: Clauses = {
  plenty: ['tiene', 'gráfica de sobra ({f})'],
  good: ['tiene', 'buena gráfica ({f})'],
  most: ['tiene', 'la mejor gráfica ({f})'],
};

/** The names of integrated graphics say little, and are long. */
export const INTEGRATED_GRAPHICS: Clauses = {
  plenty: ['tiene', 'gráfica de sobra'],
  good: ['tiene', 'buena gráfica'],
  most: ['tiene', 'la mejor gráfica'],
};

export const PRAISES: Readonly<Record<Attribute, Clauses>> = {
  cpu: {
    plenty: ['va', 'sobrado de procesador'],
    good: ['va', 'bien de procesador'],
    most: ['tiene', 'el procesador más rápido'],
  },
  gpu: GRAPHICS,
  creation: GRAPHICS,
  ram: {
    plenty: ['tiene', 'memoria de sobra ({f})'],
    good: ['tiene', 'memoria suficiente ({f})'],
    most: ['es', 'el de más memoria ({f})'],
  },
  storage: {
    plenty: ['tiene', 'espacio de sobra ({f})'],
    good: ['tiene', 'espacio suficiente ({f})'],
    most: ['es', 'el de más espacio ({f})'],
  },
  pixels: {
    plenty: ['tiene', 'una pantalla muy nítida ({f})'],
    good: ['tiene', 'una pantalla nítida ({f})'],
    most: ['tiene', 'la pantalla más nítida ({f})'],
  },
  refresh: {
    plenty: ['tiene', 'una pantalla muy fluida ({f})'],
    good: ['tiene', 'una pantalla fluida ({f})'],
    most: ['tiene', 'la pantalla más fluida ({f})'],
  },
  panel: {
    plenty: ['tiene', 'una pantalla de las mejores ({f})'],
    good: ['tiene', 'buena pantalla ({f})'],
    most: ['tiene', 'la mejor pantalla ({f})'],
  },
  weight: {
    plenty: ['tiene', 'un peso ideal ({f})'],
    good: ['tiene', 'un buen peso ({f})'],
    most: ['es', 'el más ligero ({f})'],
  },
  battery: {
    plenty: ['aguanta', 'mucho ({f})'],
    good: ['aguanta', '{f}'],
    most: ['es', 'el que más aguanta ({f})'],
  },
  silence: {
    plenty: ['apenas', 'se oye con carga'],
    good: ['se', 'oye poco con carga'],
    most: ['es', 'el más silencioso con carga'],
  },
  build: {
    plenty: ['está', 'muy bien construido'],
    good: ['está', 'bien construido'],
    most: ['es', 'el mejor construido'],
  },
};

/** What is praised for the purposes themselves: «Tiene memoria de sobra (16 GB) para programar». */
export const FOR_PURPOSES: ReadonlySet<string> = new Set(['cpu', 'gpu', 'creation', 'ram', 'storage']);
