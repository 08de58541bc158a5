interface Outcome {
  words: string;
  tone: 'positive' | 'caution';
}

/** Hands the address to the system's sheet on touch devices, else to the clipboard. @returns what to say, if anything */
export async function shareAddress(title: string, url: string): Promise<Outcome | null> {
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
