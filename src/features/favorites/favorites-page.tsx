import { useRef } from 'react';
import { capitalize } from '#contract/spanish-text.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PATHS } from '#src/config/paths.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { useSession } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { FailedNotice, OfflineBanner, OLD_DATA_WORDS } from '#src/ui/not-loaded.tsx';
import { FavoritesList } from './favorites-list.tsx';
import { useFavorites, usePendingFavorites } from './use-favorites.ts';
import { SignInNotice } from '../account/sign-in/sign-in-notice.tsx';

function FavoritesPage() {
  const title = useRef<HTMLHeadingElement>(null);
  const { status } = useSession();
  usePendingFavorites();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Mis Favoritos" description="Los portátiles que has guardado." />
      <h1 ref={title} tabIndex={-1}>
        Mis Favoritos
      </h1>
      {status === 'unknown' && <FavoritesLoading />}
      {status === 'signed-in' && <FavoritesOfUser onRemoved={() => title.current?.focus()} />}
      {(status === 'signed-out' || status === 'disabled') && (
        <SignInNotice title="Necesitas iniciar sesión">
          Inicia sesión para ver los portátiles que has guardado, en este y en otros dispositivos.
        </SignInNotice>
      )}
    </div>
  );
}

export { FavoritesPage as Component };

function FavoritesOfUser({ onRemoved }: { onRemoved: () => void }) {
  const { state, retry } = useFavorites();
  const online = useOnline();
  if (state.status === 'loading') return <FavoritesLoading />;
  if (state.status === 'failed') {
    return (
      <FailedNotice title="No se han podido cargar tus favoritos" onRetry={retry}>
        <p>{failureWords(state.error)}</p>
      </FailedNotice>
    );
  }
  if (state.value.length === 0) return <NoFavorites />;
  return (
    <>
      {!online && (
        <div className="mt-6">
          <OfflineBanner words={OLD_DATA_WORDS} onRetry={retry} />
        </div>
      )}
      <FavoritesList favorites={state.value} onRemoved={onRemoved} />
    </>
  );
}

function failureWords(error: unknown): string {
  return error instanceof AccountDataError && error.problem === 'other'
    ? capitalize(error.message)
    : 'Comprueba tu conexión e inténtalo de nuevo.';
}

function NoFavorites() {
  return (
    <Notice missing="heart" title="No tienes favoritos">
      <p>Pulsa el corazón de un portátil recomendado y lo encontrarás aquí.</p>
      <ButtonLink to={PATHS.form}>Obtener recomendaciones</ButtonLink>
    </Notice>
  );
}

const FavoritesLoading = () => <LoadingNotice text="Cargando tus favoritos" />;
