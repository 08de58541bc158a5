import type { Attribute } from '../advisor/attributes.ts';

/** Phrases after «tiene»; `{s}` is a speed, `{v}` the use of the graphics. */
export const SPEED_PHRASES = {
  cpu: { phrase: 'un procesador {s}', end: 'o' },
  gpu: { phrase: 'una gráfica {s}', end: 'a' },
  creation: { phrase: 'una gráfica {s} al {v}', end: 'a' },
} as const;

/** Phrases after «tiene» or «frente al primero»; the laptop's own figure may follow. */
export const MORE_OR_LESS: Readonly<
  Record<Exclude<Attribute, keyof typeof SPEED_PHRASES>, Readonly<Record<'better' | 'worse', string>>>
> = {
  ram: { better: 'más memoria', worse: 'menos memoria' },
  storage: { better: 'más almacenamiento', worse: 'menos almacenamiento' },
  pixels: { better: 'una pantalla más nítida', worse: 'una pantalla menos nítida' },
  refresh: { better: 'una pantalla más fluida', worse: 'una pantalla menos fluida' },
  panel: { better: 'mejor panel', worse: 'peor panel' },
  weight: { better: 'menos peso', worse: 'más peso' },
  battery: { better: 'más autonomía', worse: 'menos autonomía' },
  silence: { better: 'menos ruido estimado con carga', worse: 'más ruido estimado con carga' },
  build: { better: 'mejor construcción estimada', worse: 'peor construcción estimada' },
};

/** Points appear elsewhere, marked as estimates. */
export const WITHOUT_FIGURE: ReadonlySet<Attribute> = new Set(['silence', 'build']);

export const SIZE_PHRASES = {
  larger: { gain: 'una pantalla más grande ({f})', loss: 'más tamaño ({f})' },
  smaller: { gain: 'un tamaño más manejable ({f})', loss: 'una pantalla más pequeña ({f})' },
  neither: 'con pantalla de {f}',
} as const;
