let pressed: Element | null = null;

/** Before something is changed by what has the focus. */
export function rememberPressed(): void {
  pressed = document.activeElement;
}

/** After the change: where what was pressed is gone, the keyboard continues at the bar. */
export function keepFocus(): void {
  if (pressed && !pressed.isConnected) focusBar();
  pressed = null;
}

export const focusBar = (): void =>
  document.querySelector<HTMLElement>('.answer-bar button')?.focus({ preventScroll: true });
