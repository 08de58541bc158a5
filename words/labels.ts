/** The few words above a card that tell it from the others. */
import type { Label } from '../advisor/explain/statements.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { type Asked, playsGames } from './use-words.ts';

type OwnLabel = Exclude<Label, Attribute>;
const LABELS: Readonly<Record<OwnLabel, string>> = {
  best: 'Mejor opción',
  'least-bad': 'El que más se acerca',
  abroad: 'Solo fuera de España',
  short: 'Se queda corto',
  balanced: 'Equilibrado',
  alternative: 'Alternativa',
  another: 'Otra alternativa',
  larger: 'Más grande',
  smaller: 'Más pequeño',
  price: 'Más barato',
};

const isOwnLabel = (label: Label): label is OwnLabel => label in LABELS;

export function labelText(label: Label, asked: Asked): string {
  if (label === 'cpu' && playsGames(asked)) return 'Mejor procesador';
  return isOwnLabel(label) ? LABELS[label] : ATTRIBUTE_WORDS[label].label;
}
