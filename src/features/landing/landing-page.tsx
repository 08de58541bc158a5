import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { lazyHydration } from '#src/ui/lazy-hydration.tsx';
import { Hero, showcase } from './hero.tsx';

/** Most of the page, but below the first window. */
const belowTheHero = lazyHydration('landing', async () => {
  return (await import('./lazy-parts.tsx')).BelowTheHero;
});

export const preloadLazyParts = () => Promise.all([showcase.preload(), belowTheHero.preload()]);

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
