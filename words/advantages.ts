/** The role of a card, and the largest advantages of a laptop, in a few words. */
import type { Label, TargetCriterion } from '../advisor/statements.ts';

export const LABELS: Readonly<Record<Label, string>> = {
  best: 'Mejor opción',
  'least-bad': 'La menos mala',
  short: 'Se queda corto',
  windows: 'Con Windows',
  keyboard: 'Teclado español',
  spain: 'Visto en España',
  middle: 'Precio intermedio',
  alternative: 'Alternativa',
  another: 'Otra alternativa',
  cpu: 'Más rápido',
  gpu: 'Mejor gráfica',
  creation: 'Mejor gráfica',
  ram: 'Más memoria',
  storage: 'Más espacio',
  pixels: 'Pantalla más nítida',
  refresh: 'Pantalla más fluida',
  panel: 'Mejor pantalla',
  weight: 'Más ligero',
  battery: 'Más autonomía',
  silence: 'Más silencioso',
  build: 'Mejor construido',
  larger: 'Más grande',
  smaller: 'Más pequeño',
  price: 'Más barato',
};

/** After «tiene» or «si quieres». */
export const BETTER: Readonly<Record<TargetCriterion, string>> = {
  cpu: 'mejor procesador',
  gpu: 'mejor gráfica',
  creation: 'mejor gráfica',
  ram: 'más memoria',
  storage: 'más disco',
  pixels: 'más nitidez',
  refresh: 'más fluidez',
  panel: 'mejor panel',
  weight: 'menos peso',
  battery: 'más autonomía',
  silence: 'menos ruido con carga',
  build: 'mejor construcción',
  system: 'otro sistema',
  size: 'otro tamaño',
  price: 'menos precio',
};
