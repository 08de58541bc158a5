import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { AddressField, shareAddress } from './share.tsx';

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
      <Button ref={button} look="secondary" onClick={() => void share()}>
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
