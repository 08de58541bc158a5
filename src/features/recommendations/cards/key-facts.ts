import type { Facts } from '#contract/facts.ts';
import { known } from '#src/lib/known.ts';
import { gigabytes, hours, inches, kilograms, storage } from '../figures.ts';

export type KeyFactName = 'memory' | 'storage' | 'screen' | 'weight' | 'battery';

interface KeyFact<Value = string> {
  name: KeyFactName;
  label: string;
  value: Value;
}

/** In the order of a card; `null` where unknown. */
export const allKeyFacts = (facts: Facts): KeyFact<string | null>[] => [
  { name: 'memory', label: 'Memoria', value: known(facts.ramGb, gigabytes) },
  { name: 'storage', label: 'Disco', value: known(facts.storageGb, storage) },
  { name: 'screen', label: 'Pantalla', value: known(facts.screenInches, inches) },
  { name: 'weight', label: 'Peso', value: known(facts.weightKg, kilograms) },
  // An estimate: no shop publishes a comparable figure.
  { name: 'battery', label: 'Batería', value: known(facts.batteryHours, (time) => `≈\u00A0${hours(time)}`) },
];

export const keyFacts = (facts: Facts): KeyFact[] =>
  allKeyFacts(facts).flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
