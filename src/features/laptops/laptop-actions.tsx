import { useMemo } from 'react';
import { parseSavedLaptop } from '#src/services/saved-laptop.ts';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { shareAddress } from './share-address.ts';

/** The heart, and the page's address to pass on. */
export function LaptopActions({ name = '', favorite = '' }: Record<string, string | undefined>) {
  const showToast = useToast();
  const computer = useMemo(() => parseSavedLaptop(favorite), [favorite]);
  const share = async () => {
    const text = await shareAddress(name, globalThis.location.origin + globalThis.location.pathname);
    if (text) showToast(text.words, text.tone);
  };
  return (
    <>
      {computer && <FavoriteButton computer={computer} />}
      <Button look="secondary" onClick={() => void share()}>
        Compartir
      </Button>
    </>
  );
}
