import { useEffect, useRef, useState } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { MORE_COUNT_DEFAULT } from '#contract/answer-parts.ts';
import type { MoreQuestion } from '#contract/shown-recommendation.ts';
import { AdvisorError, type AdvisorFailure } from '#src/services/advisor.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { loadLiving } from '../../offers/living.ts';
import { useOneAtATime } from '../cards/use-one-at-a-time.ts';
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

/** `null` if its code does not load: the cards stand in for it. */
const loadTable = () =>
  import('./options-table.tsx').then(
    (code) => code.OptionsTable,
    () => null,
  );

export function useMoreOptions(result: StoredRecommendations): { state: MoreOptionsState; ask: () => void } {
  const { advisor, device, connectivity } = useServices();
  const [state, setState] = useState<MoreOptionsState>({ status: 'idle' });
  const mounted = useMounted();
  const onPhone = useOneAtATime();

  const fail = (message: string) => {
    setState({ status: 'failed' });
    globalThis.alert(`Hubo un problema al obtener más recomendaciones: ${message}`);
  };

  /** As the first answer: where one host fails, the other is asked, but the device only without a network. */
  const askForMore = async (question: MoreQuestion, onDevice: boolean) => {
    const askDevice = async () => (await device()).more(question);
    if (onDevice || !connectivity.current()) return askDevice().catch(() => advisor.more(question));
    return advisor.more(question).catch(async (error: unknown) => {
      if (connectivity.current()) throw error;
      return askDevice();
    });
  };

  const ask = async () => {
    const question = moreQuestion(result);
    if (!question) return fail(MISSING_DATA);
    setState({ status: 'loading' });
    try {
      const { computers } = await askForMore(question, result.onDevice ?? false);
      const [Table] = await Promise.all([onPhone ? null : loadTable(), loadLiving(computers)]);
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
