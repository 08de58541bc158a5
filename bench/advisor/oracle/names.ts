/** Laptops are named without what stands in parentheses, unless two of the cards would then have the same name. */
import type { Laptop } from '#catalogue/laptop.ts';

const shortName = ({ name }: Laptop): string => (name.split(' (')[0] ?? '').split(' · ')[0] ?? '';

export function nameAmong(laptop: Laptop, cards: readonly Laptop[]): string {
  const isAmbiguous = cards.some((card) => card.id !== laptop.id && shortName(card) === shortName(laptop));
  return isAmbiguous ? laptop.name : shortName(laptop);
}

/** @returns `null` when the sentence does not begin with the laptop's name */
export function restAfterName(sentence: string, laptop: Laptop, cards: readonly Laptop[]): string | null {
  const name = nameAmong(laptop, cards);
  return sentence.startsWith(name) ? sentence.slice(name.length) : null;
}

export const nameProblem = (sentence: string): string[] => [`another name: ${sentence}`];
