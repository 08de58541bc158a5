import { useId, useState } from 'react';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
import { MORE_COUNT_DEFAULT } from '#contract/limits.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/notice.tsx';
import { Announcement } from '../announcement.tsx';
import { type MoreOptionsState, useMoreOptions } from './use-more-options.ts';
import { OptionCards } from '../cards/option-cards.tsx';
import { furtherOptions, type Option } from '../cards/options.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

/** A reason with these words means that there are no more options. */
const NOTHING_FOUND = 'no se encontraron';

export function MoreOptionsSection({ result }: { result: StoredRecommendations }) {
  const { state, ask } = useMoreOptions(result);
  if (result.reason.toLowerCase().includes(NOTHING_FOUND)) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Announcement text={announcement(state)} />
      <Outcome state={state} result={result} onAsk={ask} />
    </div>
  );
}

interface OutcomeProps {
  state: MoreOptionsState;
  result: StoredRecommendations;
  onAsk: () => void;
}

function Outcome({ state, result, onAsk }: OutcomeProps) {
  const titleId = useId();
  switch (state.status) {
    case 'idle':
    case 'failed':
    case 'loading': {
      // Disabled instead of hidden: its label says what is happening.
      const loading = state.status === 'loading';
      return (
        <>
          <Button look="secondary" disabled={loading} onClick={onAsk} className="justify-self-center">
            {loading ? 'Buscando más opciones...' : '¿No te convencen? Mostrar más opciones'}
          </Button>
          {loading && <ResultsSkeleton />}
        </>
      );
    }
    case 'exhausted':
      return (
        <p ref={takeFocus} tabIndex={-1} className="text-center">
          {NO_MORE_OPTIONS}
        </p>
      );
    case 'shown':
      return (
        <section aria-labelledby={titleId}>
          <h2 ref={takeFocus} id={titleId} tabIndex={-1} className="mb-5 text-2xl">
            Más opciones para ti
          </h2>
          <Options Table={state.Table} options={furtherOptions(state.computers, result)} />
        </section>
      );
    default:
      return state satisfies never;
  }
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

function announcement(state: MoreOptionsState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'loading':
      return 'Un momento, estamos buscando.';
    case 'failed':
      return 'No se han podido traer más opciones.';
    // Screen readers read the message when it gets the focus.
    case 'exhausted':
      return '';
    case 'shown':
      return state.computers.length === 1 ? 'Una opción más' : `${state.computers.length} opciones más`;
    default:
      return state satisfies never;
  }
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
