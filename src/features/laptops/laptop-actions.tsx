import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { ShareButton } from '#src/ui/share.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';

export function LaptopActions({ favorite }: Pick<LaptopPage, 'favorite'>) {
  usePendingFavorites();
  return (
    <>
      <FavoriteButton computer={{ ...favorite, specs: [...favorite.specs] }} labelled />
      <ShareButton path={laptopPath(favorite.id)} />
    </>
  );
}
