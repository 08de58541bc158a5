import type { ComponentType } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';

type Data = Record<string, string | undefined>;

/** Of the page's first scripts it is none: they would bring the styles of what it opens. Without its code the rest works. */
function later(load: () => Promise<ComponentType<Data>>): ComponentType<Data> {
  const code = lazyCode(async () => {
    await whenIdle();
    return load();
  });
  return (data) => <LazyPart code={code} props={data} />;
}

/** The content reserves its room. */
export const Actions = later(async () => (await import('./laptop-actions.tsx')).LaptopActions);

export const UnknownLaptop = later(async () => (await import('./unknown-laptop.tsx')).UnknownLaptop);

export const Why = later(async () => (await import('../why/why-island.tsx')).WhyIsland);
