import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { NO_MORE_OPTIONS } from '#contract/answers.ts';
import { MORE_COUNT_DEFAULT } from '#contract/limits.ts';
import type { MoreQuestion } from '#src/services/advisor.ts';
import { ApiError } from '#src/services/api-error.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/focus.ts';
import { lazyCode } from '#src/ui/lazy-component.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { OptionCards } from '../cards/option-cards.tsx';
import { furtherOptions, type Option } from '../cards/options.ts';
import type { OptionsTable } from './options-table.tsx';

/** A reason with these words means that there are no more options. */
const NOTHING_FOUND = 'no se encontraron';

export function MoreOptionsSection({ result }: { result: StoredRecommendations }) {
  const titleId = useId();
  const { status, data, isPending, loadMore } = useMoreOptions(result);
  if (result.reason.toLowerCase().includes(NOTHING_FOUND)) return null;
  return (
    <div className="grid grid-cols-1 gap-8">
      <output className="sr-only">
        {status === 'success' ? announcementOf(data.computers.length) : ANNOUNCEMENTS[status]}
      </output>
      {data?.computers.length === 0 && (
        <p ref={takeFocus} tabIndex={-1} className="text-center">
          {NO_MORE_OPTIONS}
        </p>
      )}
      {data && data.computers.length > 0 && (
        <section aria-labelledby={titleId}>
          <h2 ref={takeFocus} id={titleId} tabIndex={-1} className="mb-5">
            Más opciones para ti
          </h2>
          <Options Table={data.Table} options={furtherOptions(data.computers, result)} />
        </section>
      )}
      {!data && (
        // Disabled instead of hidden: its label says what is happening.
        <Button variant="secondary" disabled={isPending} onClick={loadMore} className="justify-self-center">
          {isPending ? 'Buscando más opciones...' : '¿No te convencen? Mostrar más opciones'}
        </Button>
      )}
    </div>
  );
}

const MISSING_DATA = 'Faltan datos necesarios para solicitar más recomendaciones';
const UNREADABLE = 'Error al parsear la respuesta del servidor';
const REFUSED = 'Error al obtener recomendaciones adicionales';

const alertProblem = (message: string): void =>
  globalThis.alert(`Hubo un problema al obtener más recomendaciones: ${message}`);

const isUnreadable = (error: Error): boolean => error instanceof ApiError && error.failure === 'unreadable';

const TABLE = lazyCode(async () => (await import('./options-table.tsx')).OptionsTable);

function useMoreOptions({ userInput, filteredLaptops }: StoredRecommendations) {
  const { advisor } = useServices();
  const onPhone = useIsPhone();
  const { mutate, ...more } = useMutation({
    mutationFn: async (question: MoreQuestion) => {
      const { computers } = await (await advisor()).more(question);
      // If its code fails to load, cards are shown.
      const Table = onPhone ? null : await TABLE.load().catch(() => null);
      return { computers, Table };
    },
  });
  const loadMore = () => {
    if (!userInput || !filteredLaptops) return alertProblem(MISSING_DATA);
    // After the page was left, nothing is announced.
    const onError = (error: Error) => alertProblem(isUnreadable(error) ? UNREADABLE : REFUSED);
    return mutate({ userInput, filteredLaptops, count: MORE_COUNT_DEFAULT }, { onError });
  };
  return { ...more, loadMore };
}

interface OptionsProps {
  options: readonly Option[];
  Table: typeof OptionsTable | null;
}

/** Phones show tabs: four columns have no space there, and a tab has the same content in two words. */
function Options({ Table, options }: OptionsProps) {
  const [active, setActive] = useState(0);
  const onPhone = useIsPhone();
  if (Table !== null && !onPhone) return <Table options={options} />;
  return <OptionCards label="Más opciones" options={options} active={active} onSelect={setActive} />;
}

const ANNOUNCEMENTS = {
  idle: '',
  pending: 'Un momento, estamos buscando.',
  error: 'No se han podido traer más opciones.',
} as const;

/** Screen readers read that there are none when the message gets the focus. */
const announcementOf = (count: number): string =>
  count === 0 ? '' : count === 1 ? 'Una opción más' : `${count} opciones más`;
