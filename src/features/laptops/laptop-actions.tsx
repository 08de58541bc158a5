import { useMemo } from 'react';
import { parseSavedLaptop } from '#src/services/saved-laptop.ts';
import { Button } from '#src/ui/button.tsx';
import { shareAddress } from '#src/ui/share.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';

export function LaptopActions({ name = '', favorite = '' }: Record<string, string | undefined>) {
  const showToast = useToast();
  usePendingFavorites();
  const computer = useMemo(() => parseSavedLaptop(favorite), [favorite]);
  const share = async () => {
    const { origin, pathname } = globalThis.location;
    const isShared = await shareAddress(origin + pathname, showToast, name);
    if (!isShared) showToast('No se ha podido copiar: copia la dirección del navegador', 'caution');
  };
  return (
    <>
      {computer && <FavoriteButton computer={computer} labelled />}
      <Button look="secondary" onClick={() => void share()}>
        Compartir
      </Button>
    </>
  );
}
