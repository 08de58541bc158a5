import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import type { ShownCompared } from '#contract/compared.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { ask, Unanswered } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';

interface Loaded {
  /** What it answers. */
  question: string;
  laptops: ReadonlyMap<string, ShownComputer | undefined>;
  /** `null` without answers. */
  compared: ShownCompared | null;
  onDevice: boolean;
}

interface Failure {
  question: string;
  /** In seconds, 0 where the API does not say. */
  retryAfter: number;
  retrying: boolean;
}

export type Compared =
  | { status: 'loading' }
  | ({ status: 'failed' } & Pick<Failure, 'retryAfter' | 'retrying'>)
  | ({ status: 'ready'; laptops: readonly ShownComputer[]; unknown: readonly string[] } & Pick<
      Loaded,
      'compared' | 'onDevice'
    >);

const NOTHING: Loaded = { question: '[[],null]', laptops: new Map(), compared: null, onDevice: false };

/**
 * The laptops of `ids`, in their order, and what the answers make of them. Asks only for laptops that it has not asked for;
 * what was loaded stays while more is on its way.
 */
export function useCompared(ids: readonly string[], answers: Answers | null): Compared & { retry: () => void } {
  const services = useServices();
  const [loaded, setLoaded] = useState(NOTHING);
  const [failure, setFailure] = useState<Failure | null>(null);
  const question = JSON.stringify([ids, ids.length > 0 ? answers : null]);
  const failed = failure?.question === question ? failure : null;

  const load = useEffectEvent(async (): Promise<Loaded> => {
    const missing = ids.filter((id) => !loaded.laptops.has(id));
    const [sheets, compared] = await Promise.all([
      missing.length > 0 ? ask(services, (host) => host.laptops(missing)) : null,
      answers && ids.length > 0 ? ask(services, (host) => host.compare(answers, ids)) : null,
    ]);
    const found = missing.map((id) => [id, sheets?.answer.find((laptop) => laptop.id === id)] as const);
    return {
      question,
      laptops: new Map([...loaded.laptops, ...found]),
      compared: compared?.answer ?? null,
      onDevice: (sheets ?? compared)?.onDevice ?? false,
    };
  });

  const answered = loaded.question === question;
  const waiting = failed !== null && !failed.retrying;
  useEffect(() => {
    if (answered || waiting) return undefined;
    let over = false;
    const run = async () => {
      try {
        const next = await load();
        if (!over) setLoaded(next);
      } catch (error) {
        const retryAfter = error instanceof Unanswered ? error.retryAfter : 0;
        if (!over) setFailure({ question, retryAfter, retrying: false });
      }
    };
    void run();
    return () => {
      over = true;
    };
  }, [question, answered, waiting]);

  const retry = () => setFailure((last) => last && { ...last, retrying: true });

  if (failed && !answered) return { status: 'failed', ...failed, retry };
  if (!answered && loaded === NOTHING) return { status: 'loading', retry };
  const laptops = ids.flatMap((id) => loaded.laptops.get(id) ?? []);
  const unknown = ids.filter((id) => loaded.laptops.has(id) && !loaded.laptops.get(id));
  return { status: 'ready', laptops, unknown, compared: loaded.compared, onDevice: loaded.onDevice, retry };
}
