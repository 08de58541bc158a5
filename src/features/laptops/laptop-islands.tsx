import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { allStyles } from '#src/ui/all-styles.ts';

type Data = Record<string, string | undefined>;

/** Where its code cannot be loaded, the rest of the page works. */
const Nothing = () => null;

/** Of the page's first scripts it is none: they would bring the styles of what it opens. */
function later(load: () => Promise<ComponentType<Data>>): ComponentType<Data> {
  const Part = lazy(async () => {
    try {
      await whenIdle();
      const [code] = await Promise.all([load(), allStyles()]);
      return { default: code };
    } catch {
      return { default: Nothing };
    }
  });
  return (data) => (
    <Suspense>
      <Part {...data} />
    </Suspense>
  );
}

/** The content reserves its room. */
export const Actions = later(async () => (await import('./laptop-actions.tsx')).LaptopActions);

export const UnknownLaptop = later(async () => (await import('./unknown-laptop.tsx')).UnknownLaptop);

export const Why = later(async () => (await import('../why/why-island.tsx')).WhyIsland);
