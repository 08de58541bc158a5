import { useRef } from 'react';
import { PageHead } from '#src/ui/page-head.tsx';
import { SignInNotice } from '../account/sign-in/sign-in-notice.tsx';
import { useSession } from '../account/use-session.ts';
import { FavoritesList, FavoritesLoading } from './favorites-list.tsx';
import { useWantedFavorites } from './use-wanted-favorites.ts';

export function FavoritesPage() {
  const title = useRef<HTMLHeadingElement>(null);
  useWantedFavorites();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Mis Favoritos" description="Los portátiles que has guardado." />
      <h1 ref={title} tabIndex={-1}>
        Mis Favoritos
      </h1>
      <FavoritesOfSession onRemoved={() => title.current?.focus()} />
    </div>
  );
}

function FavoritesOfSession({ onRemoved }: { onRemoved: () => void }) {
  const session = useSession();
  if (session.status === 'unknown') return <FavoritesLoading />;
  if (session.status === 'signed-in') return <FavoritesList onRemoved={onRemoved} />;
  return (
    <SignInNotice reason="Inicia sesión para ver los portátiles que has guardado, en este y en otros dispositivos." />
  );
}
