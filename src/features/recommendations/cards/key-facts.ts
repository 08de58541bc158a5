import type { Facts } from '#contract/facts.ts';
import { known } from '#src/lib/known.ts';
import { gigabytes, hours, inches, kilograms, storage } from '../figures.ts';

interface KeyFact {
  label: string;
  value: string;
}

/** @returns the facts that are known, in their order */
export const keyFacts = (facts: Facts): KeyFact[] =>
  [
    { label: 'Memoria', value: known(facts.ramGb, gigabytes) },
    { label: 'Disco', value: known(facts.storageGb, storage) },
    { label: 'Pantalla', value: known(facts.screenInches, inches) },
    { label: 'Peso', value: known(facts.weightKg, kilograms) },
    // An estimate: no shop publishes a comparable figure.
    { label: 'Batería', value: known(facts.batteryHours, (time) => `≈\u00A0${hours(time)}`) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
