import type { Facts } from '#contract/facts.ts';
import { estimatedHours, gigabytes, inches, kilograms, storage } from '../figures.ts';

export type KeyFactName = 'memory' | 'storage' | 'screen' | 'weight' | 'battery';

interface KeyFact {
  name: KeyFactName;
  label: string;
  value: string;
}

export const keyFacts = (facts: Facts): KeyFact[] => [
  ...fact('memory', 'Memoria', facts.ramGb, gigabytes),
  ...fact('storage', 'Disco', facts.storageGb, storage),
  ...fact('screen', 'Pantalla', facts.screenInches, inches),
  ...fact('weight', 'Peso', facts.weightKg, kilograms),
  // An estimate: no shop publishes a comparable figure.
  ...fact('battery', 'Batería', facts.batteryHours, (time) => estimatedHours(time, facts.batteryHoursError)),
];

const fact = (name: KeyFactName, label: string, value: number | null, format: (known: number) => string): KeyFact[] =>
  value === null ? [] : [{ name, label, value: format(value) }];
