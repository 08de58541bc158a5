/** The largest advantage of a laptop, in two words. */
import type { TargetCriterion } from '../advisor/statements.ts';

export const ADVANTAGES: Readonly<Record<TargetCriterion, string>> = {
  cpu: 'Mejor procesador',
  gpu: 'Mejor gráfica',
  creation: 'Mejor gráfica',
  ram: 'Más memoria',
  storage: 'Más disco',
  pixels: 'Más nítido',
  refresh: 'Más fluido',
  panel: 'Mejor panel',
  weight: 'Más ligero',
  battery: 'Más autonomía',
  silence: 'Más silencioso',
  build: 'Mejor hecho',
  system: 'Otro sistema',
  size: 'Otro tamaño',
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
