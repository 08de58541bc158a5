import { useEffect, useState } from 'react';
import type { ExplainedWeight } from '#contract/explained-weight.ts';
import type { FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';

export interface Explained {
  /** Of the answers before until the new ones are there; none at first. */
  weights: readonly ExplainedWeight[];
  failed: boolean;
  retry: () => void;
}

export function useExplained({ purposes, priorities }: Pick<FormState, 'purposes' | 'priorities'>): Explained {
  const { explainWeights } = useServices();
  const [weights, setWeights] = useState<readonly ExplainedWeight[]>([]);
  const [failed, setFailed] = useState(false);
  const chosen = JSON.stringify({ purposes, priorities });

  useEffect(() => {
    if (failed) return undefined;
    let wanted = true;
    explainWeights(JSON.parse(chosen)).then(
      (explained) => wanted && setWeights(explained),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [explainWeights, chosen, failed]);

  return { weights, failed, retry: () => setFailed(false) };
}
