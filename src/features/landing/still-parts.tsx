/** What of the landing page waits for the visitor's first move, as one file to fetch. */
export { BelowTheHero } from './below-the-hero.tsx';
export { Showcase } from './showcase.tsx';
