import { useEffect, useId, useState } from 'react';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
import { MORE_COUNT_DEFAULT } from '#contract/limits.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { loadOfferParts } from '#src/features/offers/lazy-offer-parts.ts';
import { AdvisorError } from '#src/services/advisor.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyCode } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/notice.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { Announcement } from '../announcement.tsx';
import { OptionCards } from '../cards/option-cards.tsx';
import { furtherOptions, type Option } from '../cards/options.ts';
import type { OptionsTable } from './options-table.tsx';

/** A reason with these words means that there are no more options. */
const NOTHING_FOUND = 'no se encontraron';

export function MoreOptionsSection({ result }: { result: StoredRecommendations }) {
  const titleId = useId();
  const { state, ask } = useMoreOptions(result);
  if (result.reason.toLowerCase().includes(NOTHING_FOUND)) return null;
  const loading = state.status === 'loading';
  return (
    <div className="grid grid-cols-1 gap-8">
      <Announcement text={announcement(state)} />
      {state.status === 'exhausted' && (
        <p ref={takeFocus} tabIndex={-1} className="text-center">
          {NO_MORE_OPTIONS}
        </p>
      )}
      {state.status === 'shown' && (
        <section aria-labelledby={titleId}>
          <h2 ref={takeFocus} id={titleId} tabIndex={-1} className="mb-5 text-2xl">
            Más opciones para ti
          </h2>
          <Options Table={state.Table} options={furtherOptions(state.computers, result)} />
        </section>
      )}
      {state.status !== 'shown' && state.status !== 'exhausted' && (
        // Disabled instead of hidden: its label says what is happening.
        <Button variant="secondary" disabled={loading} onClick={ask} className="justify-self-center">
          {loading ? 'Buscando más opciones...' : '¿No te convencen? Mostrar más opciones'}
        </Button>
      )}
      {loading && <ResultsSkeleton />}
    </div>
  );
}

type MoreOptionsState =
  | { status: 'idle' | 'loading' | 'exhausted' }
  | { status: 'failed'; message: string }
  | { status: 'shown'; computers: readonly ShownComputer[]; Table: typeof OptionsTable | null };

const MISSING_DATA = 'Faltan datos necesarios para solicitar más recomendaciones';
const UNREADABLE = 'Error al parsear la respuesta del servidor';
const REFUSED = 'Error al obtener recomendaciones adicionales';

const TABLE = lazyCode(async () => (await import('./options-table.tsx')).OptionsTable);

function useMoreOptions(result: StoredRecommendations): { state: MoreOptionsState; ask: () => void } {
  const { advisor } = useServices();
  const [state, setState] = useState<MoreOptionsState>({ status: 'idle' });
  const onPhone = useIsPhone();
  // After the page was left, nothing is announced.
  useEffect(() => {
    if (state.status === 'failed')
      globalThis.alert(`Hubo un problema al obtener más recomendaciones: ${state.message}`);
  }, [state]);

  const ask = async () => {
    const { userInput, filteredLaptops } = result;
    if (!userInput || !filteredLaptops) return setState({ status: 'failed', message: MISSING_DATA });
    const question = { userInput, filteredLaptops, count: MORE_COUNT_DEFAULT };
    setState({ status: 'loading' });
    try {
      const { computers } = await (await advisor()).more(question);
      // If its code fails to load, cards are shown.
      const table = onPhone ? null : TABLE.load().catch(() => null);
      const [Table] = await Promise.all([table, loadOfferParts(computers)]);
      return setState(computers.length > 0 ? { status: 'shown', computers, Table } : { status: 'exhausted' });
    } catch (error) {
      const isUnreadable = error instanceof AdvisorError && error.failure === 'unreadable';
      return setState({ status: 'failed', message: isUnreadable ? UNREADABLE : REFUSED });
    }
  };

  return { state, ask: () => void ask() };
}

interface OptionsProps extends Pick<Extract<MoreOptionsState, { status: 'shown' }>, 'Table'> {
  options: readonly Option[];
}

/** Phones show tabs: four columns have no space there, and a tab has the same content in two words. */
function Options({ Table, options }: OptionsProps) {
  const [active, setActive] = useState(0);
  const onPhone = useIsPhone();
  if (Table !== null && !onPhone) return <Table options={options} />;
  return <OptionCards label="Más opciones" options={options} active={active} onSelect={setActive} />;
}

/** Ref of the element that replaces the pressed button: the keyboard continues there, not at the top of the page. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

const ANNOUNCEMENTS = {
  idle: '',
  loading: 'Un momento, estamos buscando.',
  failed: 'No se han podido traer más opciones.',
  /** Screen readers read the message when it gets the focus. */
  exhausted: '',
};

function announcement(state: MoreOptionsState): string {
  if (state.status !== 'shown') return ANNOUNCEMENTS[state.status];
  return state.computers.length === 1 ? 'Una opción más' : `${state.computers.length} opciones más`;
}

/** Appears after 400 ms, so that a quick answer does not flicker: a card on phones, else the rows of a table. */
function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className="appears-late">
      <div className="grid gap-4 rounded-card border border-line bg-raised p-5 md:hidden">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-52" />
        <Skeleton className="h-10 w-2/5" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
      <div className="grid gap-6 max-md:hidden">
        {Array.from({ length: MORE_COUNT_DEFAULT }, (_, index) => (
          <Skeleton key={index} className="h-11" />
        ))}
      </div>
    </div>
  );
}
