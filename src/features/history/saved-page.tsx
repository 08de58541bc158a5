import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import { STORED_USER, type User } from '#src/services/session.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { ShopLinks } from '#src/ui/buy-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { SavedPrice } from '#src/ui/price.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { FailedNotice, OfflineBanner, OLD_DATA_WORDS } from '#src/ui/not-loaded.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { SavedSetCard } from './saved-set-card.tsx';
import { useWatched } from '#src/lib/watched.ts';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import { useToast } from '#src/ui/toast.tsx';

/** Opens for the stored user without waiting for the session, which decides what is shown. */
function SavedPage() {
  const { localData } = useServices();
  const session = useSession();
  if (session.status !== 'signed-in' && localData.read(STORED_USER) === null)
    return <Navigate to={PATHS.home} replace />;
  return (
    <AccountPage
      title="Mis Recomendaciones"
      description="Lo que has buscado y lo que te hemos recomendado."
      loading={LOADING}
      signIn={{
        title: 'Debes iniciar sesión para ver tus recomendaciones guardadas',
        words: 'Inicia sesión para ver lo que has buscado con tu cuenta.',
      }}
    >
      {(user) => <SavedSets key={user.uid} user={user} />}
    </AccountPage>
  );
}

export { SavedPage as Component };

const LOADING = 'Cargando tus recomendaciones';

const CONFIRM_DELETE = '¿Estás seguro de que deseas eliminar esta recomendación?';

function SavedSets({ user }: { user: User }) {
  const { state, retry, remove } = useSavedSets(user);
  const online = useOnline();
  const [expandedId, setExpandedId] = useState<string | null>(null);
  const [shown, setShown] = useState<SavedLaptop | null>(null);

  const askAndRemove = (id: string) => {
    if (globalThis.confirm(CONFIRM_DELETE)) void remove(id);
  };

  if (state.status === 'loading') return <LoadingNotice text={LOADING} />;
  if (state.status === 'failed') return <FailedNotice title={loadMessage(state.error, online)} onRetry={retry} />;
  const { sets, outdated } = state.value;
  if (sets.length === 0) {
    return (
      <Notice missing="clock" title="No tienes recomendaciones guardadas">
        <p>Cada búsqueda que hagas con tu sesión iniciada quedará aquí.</p>
        <ButtonLink to={PATHS.form}>Buscar ordenadores</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      {(outdated || !online) && (
        <div className="mt-6">
          <OfflineBanner words={OLD_DATA_WORDS} onRetry={retry} />
        </div>
      )}
      <ul className="mt-8 grid gap-6">
        {sets.map((set) => (
          <li key={set.id}>
            <SavedSetCard
              set={set}
              expanded={set.id === expandedId}
              onToggle={() => setExpandedId(set.id === expandedId ? null : set.id)}
              onRemove={() => askAndRemove(set.id)}
              onShow={setShown}
            />
          </li>
        ))}
      </ul>
      {shown && <ComputerDialog computer={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function ComputerDialog({ computer, onClose }: { computer: SavedLaptop; onClose: () => void }) {
  const link = shopLink(computer.link);
  const ownsWindows = useOwnsWindows();
  return (
    <Dialog title={laptopName(computer.name)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        {/* The shop's button below stays in the first window. */}
        <div className="*:max-h-36">
          <LaptopPicture src={computer.image} alt={laptopName(computer.name)} eager />
        </div>
        <SavedPrice computer={computer} ownsWindows={ownsWindows} />
        {computer.specs.length === 0 ? (
          <p className="text-muted">No hay especificaciones disponibles</p>
        ) : (
          <ul className="grid gap-1.5 text-sm text-muted">
            {computer.specs.map((spec) => (
              <li key={spec}>
                <Unbroken text={spec} />
              </li>
            ))}
          </ul>
        )}
        <Link
          to={laptopPath(computer.id)}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          Ver su ficha
        </Link>
        {link !== null && (
          <div className="flex flex-wrap items-center gap-x-4">
            <ShopLinks href={link} variant="primary" className="basis-full" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function useSavedSets(user: User) {
  const { history } = useServices();
  const showToast = useToast();
  const watched = history.of(user);
  const state = useWatched(watched);

  const remove = async (id: string): Promise<void> => {
    try {
      await history.remove(user.uid, id);
    } catch (error) {
      // Deleted already, in another tab or on another device.
      if (error instanceof AccountDataError && error.problem === 'missing') return;
      showToast(messageOf(error, DELETE, 'Error al eliminar la recomendación'), 'negative');
    }
  };

  return { state, retry: watched.retry, remove };
}

/** Offline, the code that asks may be missing too. */
const loadMessage = (error: unknown, online: boolean): string =>
  online ? messageOf(error, LOAD, 'Error al cargar tus recomendaciones guardadas') : LOAD.offline;

/** Some problems have words of their own. */
type Messages = Readonly<Partial<Record<AccountDataProblem, string>>>;

const LOAD = {
  offline: 'No se pueden cargar las recomendaciones en modo offline',
  denied: 'Error de permisos: No tienes acceso a esta información...',
  unavailable: 'Error de conexión: No se pudo conectar con el servidor. Por favor, verifica tu conexión a Internet.',
  'unreadable-dates': 'Error al procesar las fechas de las recomendaciones...',
} satisfies Messages;

const DELETE: Messages = { denied: 'No tienes permiso para eliminar esta recomendación.' };

function messageOf(error: unknown, messages: Messages, failure: string): string {
  if (!(error instanceof AccountDataError)) return `${failure}: ha fallado algo inesperado.`;
  return messages[error.problem] ?? `${failure}: ${error.message}`;
}
