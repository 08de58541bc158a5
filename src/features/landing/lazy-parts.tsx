/** The parts that are hydrated on the first interaction, in one file to fetch. */
export { BelowTheHero } from './below-the-hero.tsx';
export { Showcase } from './showcase.tsx';
