import { useMemo } from 'react';
import { parseSavedLaptop } from '#src/services/saved-laptop.ts';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';

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

interface Outcome {
  words: string;
  tone: 'positive' | 'caution';
}

/** Hands the address to the system's sheet on touch devices, else to the clipboard. @returns what to say, if anything */
async function shareAddress(title: string, url: string): Promise<Outcome | null> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return { words: 'Enlace copiado', tone: 'positive' };
  } catch {
    return { words: 'No se ha podido copiar: copia la dirección del navegador', tone: 'caution' };
  }
}
