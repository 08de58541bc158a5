import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { stillPart } from '#src/ui/still-part.tsx';
import { Hero, showcase } from './hero.tsx';

/** Nearly all of the page, and nothing of it in the first window. */
const belowTheHero = stillPart('landing', async () => {
  return (await import('./still-parts.tsx')).BelowTheHero;
});

export const preloadStillParts = () => Promise.all([showcase.preload(), belowTheHero.preload()]);

export function LandingPage() {
  return (
    <>
      <PageHead
        title={`${SITE.name}: ${SITE.tagline}`}
        description="Dinos para qué quieres el portátil y cuánto puedes gastar: te enseñamos tres reales, con sus ventajas y sus peros. Gratis, sin registro y en menos de 2 minutos."
        path={PATHS.home}
      />
      <Hero />
      <belowTheHero.Part />
    </>
  );
}
