/** The largest change in two words. */
import type { Change, TargetCriterion } from './changes.ts';

const ADVANTAGES: Readonly<Record<TargetCriterion, string>> = {
  cpu: 'Más rápido',
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
  cpu: 'más velocidad',
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

/** @returns «más autonomía que la opción 2»: the largest loss of another laptop, told of the best; `null` without any */
export function betterThan(changes: readonly Change[], option: number): string | null {
  const first = changes.find(({ gain }) => gain < 0);
  return first ? `${BETTER[first.criterion]} que la opción ${option}` : null;
}

/** @returns the largest gain in two words; empty without any */
export function advantageOf(changes: readonly Change[]): string {
  const first = changes.find(({ gain }) => gain > 0);
  return first ? ADVANTAGES[first.criterion] : '';
}
