import { useState } from 'react';
import type { Loadable } from '#src/ui/loaded.tsx';

/** A fold whose code comes with the first sign of interest: few open it. A failure closes it, and the next press tries again. */
export function useLazyFold<Props>(code: Loadable<Props>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = state === 'open';
  const prefetch = () => void code.load().catch(() => undefined);
  return {
    open,
    failed: state === 'failed',
    onFailed: () => setState('failed'),
    button: {
      type: 'button',
      'aria-expanded': open,
      onClick: () => setState(open ? 'closed' : 'open'),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    } as const,
  };
}
