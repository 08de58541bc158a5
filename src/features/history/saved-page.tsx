import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { STORED_USER } from '#src/services/session.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useSession } from '../account/use-session.ts';
import { NOT_SIGNED_IN } from './history-words.ts';
import { NotLoaded } from './not-loaded.tsx';
import { SavedLoading } from './saved-loading.tsx';
import { SavedSets } from './saved-sets.tsx';

/** Open to whoever this browser remembers as signed in; the provider decides what they see. */
export function SavedPage() {
  const { localData } = useServices();
  const title = useRef<HTMLHeadingElement>(null);
  const session = useSession();
  if (session.status !== 'signed-in' && localData.read(STORED_USER) === null)
    return <Navigate to={PATHS.home} replace />;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Mis Recomendaciones" description="Lo que has buscado y lo que te hemos recomendado." />
      <h1 ref={title} tabIndex={-1}>
        Mis Recomendaciones
      </h1>
      <SavedOfSession onRemoved={() => title.current?.focus()} />
    </div>
  );
}

function SavedOfSession({ onRemoved }: { onRemoved: () => void }) {
  const { session: provider } = useServices();
  const session = useSession();
  if (session.status === 'unknown') return <SavedLoading />;
  if (session.status !== 'signed-in') {
    // The provider may just not have been reached; who it knows appears by itself.
    return <NotLoaded missing="person" message={NOT_SIGNED_IN} onRetry={() => void provider.prepare()} />;
  }
  const { uid } = session.user;
  return <SavedSets key={uid} uid={uid} onRemoved={onRemoved} />;
}
