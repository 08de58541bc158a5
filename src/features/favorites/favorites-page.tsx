import { capitalize } from '#contract/spanish-text.ts';
import { PATHS } from '#src/config/paths.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { useOnline, useReconnect } from '#src/services/use-online.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { FailedNotice, OfflineBanner, OLD_DATA_WORDS } from '#src/ui/not-loaded.tsx';
import { useFavorites, usePendingFavorites } from './use-favorites.ts';
import { AccountPage } from '../account/account-page.tsx';
import { isLaptopId } from '#contract/limits.ts';
import { type KnownLaptops, useLaptops } from '#src/services/use-laptops.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { savedReadFragment } from '#src/lib/read-code.ts';
import { CompareChoices } from './compare-choice.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { priceNews } from './price-news.ts';

function FavoritesPage() {
  usePendingFavorites();
  return (
    <AccountPage
      title="Mis Favoritos"
      description="Los portátiles que has guardado."
      loading={LOADING}
      signIn={{
        title: 'Necesitas iniciar sesión',
        words: 'Inicia sesión para ver los portátiles que has guardado, en este y en otros dispositivos.',
      }}
    >
      {() => <FavoritesOfUser />}
    </AccountPage>
  );
}

export { FavoritesPage as Component };

const LOADING = 'Cargando tus favoritos';

function FavoritesOfUser() {
  const { state, retry } = useFavorites();
  const online = useOnline();
  if (state.status === 'loading') return <LoadingNotice text={LOADING} />;
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
      <FavoritesList favorites={state.value} />
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

/** All favorites, in the order in which they were saved. */
function FavoritesList({ favorites }: { favorites: readonly SavedLaptop[] }) {
  const now = useLaptopsNow(favorites);
  const ownsWindows = useOwnsWindows();
  const isRetired = (id: string) => now.get(id) === null;
  const newsOf = (favorite: SavedLaptop) => {
    const laptop = now.get(favorite.id);
    return laptop ? priceNews(favorite, laptop, ownsWindows) : null;
  };
  // Removed and retired laptops are not compared.
  const isComparable = (id: string) => !isRetired(id) && favorites.some((favorite) => favorite.id === id);
  return (
    <CompareChoices isComparable={isComparable}>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {favorites.map((favorite) => (
          <li key={favorite.id} className="grid grid-cols-1">
            <FavoriteCard
              favorite={favorite}
              news={newsOf(favorite)}
              retired={isRetired(favorite.id)}
              comparable={favorites.length > 1 && savedReadFragment(favorite.id) === null}
            />
          </li>
        ))}
      </ul>
    </CompareChoices>
  );
}

/** Old favorites may have a name or a number as id. */
const isKnown = (id: string): boolean => isLaptopId(id) && id.includes('-');

const NONE: KnownLaptops = new Map();

/** Without an answer the cards stay without news, until the connection is back. */
function useLaptopsNow(favorites: readonly SavedLaptop[]): KnownLaptops {
  const { data = NONE, isError, refetch } = useLaptops(favorites.map(({ id }) => id).filter(isKnown));
  useReconnect(() => isError && void refetch());
  return data;
}
