import type { Answers } from '#contract/answers.ts';
import type { ShownCompared } from '#contract/compared.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { ask, type Failure, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';

interface Loaded {
  laptops: ReadonlyMap<string, ShownComputer | undefined>;
  /** `null` without answers. */
  compared: ShownCompared | null;
  onDevice: boolean;
}

export type Compared =
  | { status: 'loading' }
  | ({ status: 'failed' } & Failure)
  | ({ status: 'ready'; laptops: readonly ShownComputer[]; unknown: readonly string[] } & Pick<
      Loaded,
      'compared' | 'onDevice'
    >);

const NOTHING: Loaded = { laptops: new Map(), compared: null, onDevice: false };

/**
 * The laptops of `ids`, in their order, and what the answers make of them. Asks only for laptops that it has not asked for;
 * what was loaded stays while more is on its way.
 */
export function useCompared(ids: readonly string[], answers: Answers | null): Compared & { retry: () => void } {
  const services = useServices();
  const asked = useAsked(ids.length > 0 ? { ids, answers } : null, async (_, before = NOTHING): Promise<Loaded> => {
    const missing = ids.filter((id) => !before.laptops.has(id));
    const [sheets, compared] = await Promise.all([
      missing.length > 0 ? ask(services, (host) => host.laptops(missing)) : null,
      answers && ask(services, (host) => host.compare(answers, ids)),
    ]);
    const found = missing.map((id) => [id, sheets?.answer.find((laptop) => laptop.id === id)] as const);
    return {
      laptops: new Map([...before.laptops, ...found]),
      compared: compared?.answer ?? null,
      onDevice: (sheets ?? compared)?.onDevice ?? false,
    };
  });

  const { failure, retry } = asked;
  const loaded = asked.value ?? (ids.length > 0 ? null : NOTHING);
  if (failure) return { status: 'failed', ...failure, retry };
  if (!loaded) return { status: 'loading', retry };
  const laptops = ids.flatMap((id) => loaded.laptops.get(id) ?? []);
  const unknown = ids.filter((id) => loaded.laptops.has(id) && !loaded.laptops.get(id));
  return { status: 'ready', laptops, unknown, compared: loaded.compared, onDevice: loaded.onDevice, retry };
}
