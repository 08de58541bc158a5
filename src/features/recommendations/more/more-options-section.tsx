import { useId } from 'react';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { NO_MORE_OPTIONS } from '#contract/answer-parts.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { Button } from '#src/ui/button.tsx';
import { Announcement } from '../announcement.tsx';
import { type MoreOptionsState, useMoreOptions } from './use-more-options.ts';
import { OptionCards } from '../cards/option-cards.tsx';
import { furtherOptions } from '../cards/options.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** An advisor that says this has nothing more to offer. */
const NOTHING_FOUND = 'no se encontraron';

interface MoreOptionsSectionProps {
  result: StoredRecommendations;
  first: ShownComputer;
}

export function MoreOptionsSection({ result, first }: MoreOptionsSectionProps) {
  const { state, ask } = useMoreOptions(result);
  if (result.reason.toLowerCase().includes(NOTHING_FOUND)) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Announcement text={announcement(state)} />
      <Outcome state={state} shown={result.computers.length} onAsk={ask} first={first} />
    </div>
  );
}

interface OutcomeProps extends Omit<MoreOptionsSectionProps, 'result'> {
  state: MoreOptionsState;
  /** How many cards stand above. */
  shown: number;
  onAsk: () => void;
}

function Outcome({ state, shown, onAsk, first }: OutcomeProps) {
  const titleId = useId();
  switch (state.status) {
    case 'idle':
    case 'failed':
    case 'loading': {
      // The specification hides the button while loading and also gives it a label for that time: it stays, disabled.
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
        <p ref={takeFocus} tabIndex={-1} className="text-center text-lg">
          {NO_MORE_OPTIONS}
        </p>
      );
    case 'shown':
      return (
        <section aria-labelledby={titleId}>
          <h2 ref={takeFocus} id={titleId} tabIndex={-1} className="mb-5 text-2xl">
            Más opciones para ti
          </h2>
          <OptionCards label="Más opciones" options={furtherOptions(state.computers, shown, first)} />
        </section>
      );
    default:
      return state satisfies never;
  }
}

/** Ref of what takes the place of the pressed button: a keyboard goes on from there and not from the top of the page. */
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
    // The focus moves to the message, which is read then.
    case 'exhausted':
      return '';
    case 'shown':
      return state.computers.length === 1 ? 'Una opción más' : `${state.computers.length} opciones más`;
    default:
      return state satisfies never;
  }
}
