import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { STORED_USER } from '#src/services/session.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useSession } from '../account/use-session.ts';
import { NOT_SIGNED_IN } from './use-saved-sets.ts';
import { FailedNotice } from '../account/slow-or-offline.tsx';
import { SavedLoading, SavedSets } from './saved-sets.tsx';

/** Opens for the stored user without waiting for the session, which decides what is shown. */
function SavedPage() {
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

export { SavedPage as Component };

function SavedOfSession({ onRemoved }: { onRemoved: () => void }) {
  const { session: provider } = useServices();
  const session = useSession();
  if (session.status === 'unknown') return <SavedLoading />;
  if (session.status !== 'signed-in') {
    // The provider may have been unreachable; the session updates itself on a retry.
    return <FailedNotice missing="person" title={NOT_SIGNED_IN} onRetry={() => void provider.prepare()} />;
  }
  const { uid } = session.user;
  return <SavedSets key={uid} uid={uid} onRemoved={onRemoved} />;
}
