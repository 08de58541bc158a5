import { useEffect, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import { useServices } from '#src/services/services.tsx';

export type Compared =
  | { status: 'loading' }
  /** `retryAfter`: in seconds, 0 where the API does not say. */
  | { status: 'failed'; retryAfter: number }
  | { status: 'ready'; laptops: readonly ShownComputer[]; unknown: readonly string[] };

/** The laptops of `ids`, in their order. Asks only for those that it has not asked for. */
export function useCompared(ids: readonly string[]): Compared & { retry: () => void } {
  const { advisor, connectivity } = useServices();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ShownComputer | undefined>>(new Map());
  const [lastFailure, setFailure] = useState<{ asked: string; retryAfter: number } | null>(null);
  const missing = ids.filter((id) => !answers.has(id)).join(',');
  const failure = lastFailure?.asked === missing ? lastFailure : null;

  useEffect(() => {
    if (missing === '' || failure) return;
    const asked = missing.split(',');
    const onAnswer = (laptops: readonly ShownComputer[]) => {
      const found = asked.map((id) => [id, laptops.find((laptop) => laptop.id === id)] as const);
      setAnswers((before) => new Map([...before, ...found]));
    };
    const onFailure = (error: unknown) =>
      setFailure({ asked: missing, retryAfter: error instanceof AdvisorError ? (error.retryAfter ?? 0) : 0 });
    advisor.laptops(asked).then(onAnswer, onFailure);
  }, [advisor, missing, failure]);

  const retry = () => setFailure(null);
  useEffect(() => connectivity.observe(() => connectivity.current() && setFailure(null)), [connectivity]);

  if (missing !== '') return failure ? { status: 'failed', ...failure, retry } : { status: 'loading', retry };
  const laptops = ids.flatMap((id) => answers.get(id) ?? []);
  return { status: 'ready', laptops, unknown: ids.filter((id) => !answers.get(id)), retry };
}
