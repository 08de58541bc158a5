import type { TryAgain } from '#src/ui/built-content.tsx';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#src/services/services.tsx';

export interface RetryButtonProps extends TryAgain {
  look?: ButtonLook;
  /** The button disappears with the focus in it; without this the page gets it. */
  onGone?: () => void;
}

/** Beside the words that something could not be loaded. When the network is back it tries again by itself. */
export function RetryButton({ retry, retrying, look, onGone = focusPage }: RetryButtonProps) {
  const button = useLostFocus<HTMLButtonElement>(onGone);
  useReconnect(retry);
  return (
    <Button ref={button} {...(look && { look })} aria-busy={retrying} onClick={() => !retrying && retry()}>
      Reintentar
    </Button>
  );
}

const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });

/** Calls `onBack` each time the network is back: for what says that something could not be loaded, while it says so. */
function useReconnect(onBack: () => void): void {
  const { connectivity } = useServices();
  const onChange = useEffectEvent(() => {
    if (connectivity.current()) onBack();
  });
  useEffect(() => connectivity.observe(onChange), [connectivity]);
}
