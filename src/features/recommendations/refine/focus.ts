import { useEffect, useEffectEvent } from 'react';
import type { Results } from '../results-state.ts';

/** Focuses the bar, or the page if there is none. */
export const focusBar = (options: FocusOptions = { preventScroll: true }): void =>
  (document.querySelector<HTMLElement>('[data-answer-bar] button') ?? document.querySelector('main'))?.focus(options);

/** If a change of the results removes the focused element, keyboard users continue at the bar. */
export function useKeptFocus({ takeFocused, encodedAnswers, state: { result } }: Results): void {
  const restore = useEffectEvent(() => {
    if (takeFocused()?.isConnected === false && document.activeElement === document.body) focusBar();
  });
  // A change of these two may have removed the focused element.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => restore(), [encodedAnswers, result]);
}
