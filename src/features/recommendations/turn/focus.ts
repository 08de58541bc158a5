import { useEffect, useEffectEvent } from 'react';
import type { Results } from '../results-state.ts';

/** The page itself while there is no bar. */
export const focusBar = (): void =>
  (document.querySelector<HTMLElement>('.answer-bar button') ?? document.querySelector('main'))?.focus({
    preventScroll: true,
  });

/** Where what had the focus is gone after a change of what is shown, the keyboard continues at the bar. */
export function useKeptFocus({ takeFocused, code, state: { result } }: Results): void {
  const restore = useEffectEvent(() => {
    if (takeFocused()?.isConnected === false && document.activeElement === document.body) focusBar();
  });
  // They are the change.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => restore(), [code, result]);
}
