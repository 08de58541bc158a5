import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { fieldVariants } from './field.ts';
import { cardVariants } from './card.tsx';
import { useToast } from './toast.tsx';

type ShowToast = (text: string) => void;

/** Shares by the system's sheet on touch devices, else copies to the clipboard. @returns whether either worked */
export async function shareAddress(url: string, showToast: ShowToast): Promise<boolean> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function' && globalThis.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title: document.title, url });
      return true;
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast('Enlace copiado');
    return true;
  } catch {
    return false;
  }
}

/** Shown if the clipboard is not allowed: the link to copy by hand. */
export function AddressField({ url, onClose }: { url: string; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={cn(cardVariants({ variant: 'panel' }), 'mt-1 mb-6')}>
      <label htmlFor={id} className="font-semibold">
        Copia este enlace
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={cn(fieldVariants(), 'min-w-0 flex-1 basis-[14rem] py-0')}
        />
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </div>
  );
}

/** Shares a page as this visitor sees it. @param path whose fragment no server gets */
export function ShareButton({ path }: { path: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  const share = async () => {
    const address = globalThis.location.origin + path;
    if (!(await shareAddress(address, showToast))) setUrl(address);
  };
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => void share()}>
        Compartir
      </Button>
      {url !== null && (
        <div className="w-full">
          <AddressField
            url={url}
            onClose={() => {
              button.current?.focus();
              setUrl(null);
            }}
          />
        </div>
      )}
    </>
  );
}
