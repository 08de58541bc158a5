import { whenIdle } from '#src/lib/when-idle.ts';
import { Loaded, loadable } from '#src/ui/loaded.tsx';

const ACTIONS = loadable(async () => {
  await whenIdle();
  return (await import('./laptop-actions.tsx')).LaptopActions;
});

/** The content reserves their room. Where their code cannot be loaded, the rest of the page works. */
export const Actions = (data: Record<string, string | undefined>) => <Loaded of={ACTIONS} props={data} />;
