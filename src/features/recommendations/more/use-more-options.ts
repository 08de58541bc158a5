import { useEffect, useRef, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { MORE_COUNT_DEFAULT } from '#contract/limits.ts';
import type { MoreQuestion } from '#contract/shown-recommendation.ts';
import { AdvisorError, type AdvisorFailure } from '#src/services/advisor.ts';
import { ask as askHosts } from '#src/services/ask.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { lazyCode } from '#src/ui/lazy-part.tsx';
import { loadOfferParts } from '#src/features/offers/lazy-offer-parts.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import type { OptionsTable } from './options-table.tsx';

export type MoreOptionsState =
  | { status: 'idle' | 'loading' | 'failed' | 'exhausted' }
  | { status: 'shown'; computers: readonly ShownComputer[]; Table: typeof OptionsTable | null };

const MISSING_DATA = 'Faltan datos necesarios para solicitar más recomendaciones';
const REFUSED = 'Error al obtener recomendaciones adicionales';

const FAILURES: Record<AdvisorFailure, string> = {
  unreadable: 'Error al parsear la respuesta del servidor',
  refused: REFUSED,
  unreachable: REFUSED,
};

const TABLE = lazyCode(async () => (await import('./options-table.tsx')).OptionsTable);

export function useMoreOptions(result: StoredRecommendations): { state: MoreOptionsState; ask: () => void } {
  const services = useServices();
  const [state, setState] = useState<MoreOptionsState>({ status: 'idle' });
  const mounted = useMounted();
  const onPhone = useIsPhone();

  const fail = (message: string) => {
    setState({ status: 'failed' });
    globalThis.alert(`Hubo un problema al obtener más recomendaciones: ${message}`);
  };

  const ask = async () => {
    const question = moreQuestion(result);
    if (!question) return fail(MISSING_DATA);
    setState({ status: 'loading' });
    try {
      const { computers } = (
        await askHosts(services, (host) => host.more(question), {
          first: result.onDevice ? 'device' : 'api',
          fallback: false,
        })
      ).answer;
      // If its code fails to load, cards are shown.
      const table = onPhone ? null : TABLE.load().catch(() => null);
      const [Table] = await Promise.all([table, loadOfferParts(computers)]);
      setState(computers.length > 0 ? { status: 'shown', computers, Table } : { status: 'exhausted' });
    } catch (error) {
      if (mounted.current) fail(error instanceof AdvisorError ? FAILURES[error.failure] : REFUSED);
    }
  };

  return { state, ask: () => void ask() };
}

function moreQuestion({ userInput, filteredLaptops }: StoredRecommendations): MoreQuestion | null {
  if (!userInput || !filteredLaptops) return null;
  return { userInput, filteredLaptops, count: MORE_COUNT_DEFAULT };
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
