import { useMemo } from 'react';
import { parseSavedLaptop } from '#src/services/saved-laptop.ts';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';

/** The heart, and a button that shares the page's address. */
export function LaptopActions({ name = '', favorite = '' }: Record<string, string | undefined>) {
  const showToast = useToast();
  const computer = useMemo(() => parseSavedLaptop(favorite), [favorite]);
  const share = async () => {
    const text = await shareAddress(name, globalThis.location.origin + globalThis.location.pathname);
    if (text) showToast(text.words, text.tone);
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

interface Outcome {
  words: string;
  tone: 'positive' | 'caution';
}

/** Shares by the system's sheet on touch devices, else copies to the clipboard. @returns the toast, if any */
async function shareAddress(title: string, url: string): Promise<Outcome | null> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // The user closed the sheet.
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
