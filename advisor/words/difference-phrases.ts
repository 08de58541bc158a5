import type { Attribute } from '../attributes.ts';

/** Follow «tiene»; `{s}` is a speed, `{v}` what one does with the graphics. */
export const SPEED_PHRASES = {
  cpu: { phrase: 'un procesador {s}', end: 'o' },
  gpu: { phrase: 'una gráfica {s}', end: 'a' },
  creation: { phrase: 'una gráfica {s} al {v}', end: 'a' },
} as const;

/** Follow «tiene» or «frente al primero»; `{f}` is the laptop's own figure. */
export const MORE_OR_LESS: Readonly<
  Record<Exclude<Attribute, keyof typeof SPEED_PHRASES>, Readonly<Record<'better' | 'worse', string>>>
> = {
  ram: { better: 'más memoria ({f})', worse: 'menos memoria ({f})' },
  storage: { better: 'más almacenamiento ({f})', worse: 'menos almacenamiento ({f})' },
  pixels: { better: 'más resolución ({f})', worse: 'menos resolución ({f})' },
  refresh: { better: 'una pantalla más fluida ({f})', worse: 'una pantalla menos fluida ({f})' },
  panel: { better: 'mejor panel ({f})', worse: 'peor panel ({f})' },
  weight: { better: 'menos peso ({f})', worse: 'más peso ({f})' },
  battery: { better: 'más autonomía ({f})', worse: 'menos autonomía ({f})' },
  silence: { better: 'menos ruido estimado con carga', worse: 'más ruido estimado con carga' },
  build: { better: 'mejor construcción estimada', worse: 'peor construcción estimada' },
};

export const SIZE_PHRASES = {
  larger: { gain: 'una pantalla más grande ({f})', loss: 'más tamaño ({f})' },
  smaller: { gain: 'menos tamaño ({f})', loss: 'una pantalla más pequeña ({f})' },
  /** Neither a gain nor a loss. */
  other: 'con pantalla de {f}',
} as const;
