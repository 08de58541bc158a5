import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { SavedComputer } from '#src/services/history.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OfflineBanner, OLD_DATA_WORDS } from '../account/offline-banner.tsx';
import { ComputerDialog } from './computer-dialog.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { SavedLoading } from './saved-loading.tsx';
import { SavedSetCard } from './saved-set-card.tsx';
import { useSavedSets } from './use-saved-sets.ts';

const CONFIRM_DELETE = '¿Estás seguro de que deseas eliminar esta recomendación?';

interface SavedSetsProps {
  uid: string;
  /** An entry is gone, and with it the button that had the focus. */
  onRemoved: () => void;
}

export function SavedSets({ uid, onRemoved }: SavedSetsProps) {
  const { state, reload, removing, remove } = useSavedSets(uid);
  const [expandedId, setExpandedId] = useState<string | null>(null);
  const [shown, setShown] = useState<SavedComputer | null>(null);

  const askAndRemove = async (id: string) => {
    if (globalThis.confirm(CONFIRM_DELETE) && (await remove(id))) onRemoved();
  };

  if (state.status === 'loading') return <SavedLoading />;
  if (state.status === 'failed') return <NotLoaded message={state.message} onRetry={reload} />;
  if (state.sets.length === 0) return <NoSavedSets />;
  return (
    <>
      {state.outdated && (
        <div className="mt-6">
          <OfflineBanner words={OLD_DATA_WORDS} onRetry={reload} />
        </div>
      )}
      <ul className="mt-8 grid gap-6">
        {state.sets.map((set) => (
          <li key={set.id}>
            <SavedSetCard
              set={set}
              expanded={set.id === expandedId}
              onToggle={() => setExpandedId(set.id === expandedId ? null : set.id)}
              removing={removing.has(set.id)}
              onRemove={() => void askAndRemove(set.id)}
              onShow={setShown}
            />
          </li>
        ))}
      </ul>
      {shown && <ComputerDialog computer={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function NoSavedSets() {
  return (
    <Notice missing="clock" title="No tienes recomendaciones guardadas">
      <p>Cada búsqueda que hagas con tu sesión iniciada quedará aquí.</p>
      <ButtonLink to={PATHS.form}>Buscar ordenadores</ButtonLink>
    </Notice>
  );
}
