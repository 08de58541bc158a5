/** The label of a card, in a word or two. */
import type { Label } from '../advisor/explain/statements.ts';

export const LABELS: Readonly<Record<Label, string>> = {
  best: 'Mejor opción',
  'least-bad': 'La menos mala',
  short: 'Se queda corto',
  balanced: 'Equilibrado',
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
