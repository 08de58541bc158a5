import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

type ShowToast = (text: string) => void;

/** Shares by the system's sheet on touch devices, else copies; where that is not allowed, the browser shows the address. */
export async function shareAddress(url: string, showToast: ShowToast): Promise<void> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: document.title, url });
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Enlace copiado');
  } catch {
    globalThis.prompt('Copia este enlace', url);
  }
}

/** Shares a page as this visitor sees it. @param path whose fragment no server gets */
export function ShareButton({ path }: { path: string }) {
  const showToast = useToast();
  return (
    <Button variant="secondary" onClick={() => void shareAddress(globalThis.location.origin + path, showToast)}>
      Compartir
    </Button>
  );
}
