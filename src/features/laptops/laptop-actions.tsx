import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { Button } from '#src/ui/button.tsx';
import { shareAddress } from '#src/ui/share.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';

export function LaptopActions({ name, favorite }: Pick<LaptopPage, 'name' | 'favorite'>) {
  const showToast = useToast();
  usePendingFavorites();
  const share = async () => {
    const { origin, pathname } = globalThis.location;
    const isShared = await shareAddress(origin + pathname, showToast, name);
    if (!isShared) showToast('No se ha podido copiar: copia la dirección del navegador', 'caution');
  };
  return (
    <>
      <FavoriteButton computer={{ ...favorite, specs: [...favorite.specs] }} labelled />
      <Button variant="secondary" onClick={() => void share()}>
        Compartir
      </Button>
    </>
  );
}
