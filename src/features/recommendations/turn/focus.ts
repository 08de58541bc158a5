let pressed: Element | null = null;

/** Before something is changed by what has the focus. */
export function rememberPressed(): void {
  pressed = document.activeElement;
}

/** After the change: where what was pressed is gone with the focus, the keyboard continues at the bar. */
export function keepFocus(): void {
  if (pressed && !pressed.isConnected && document.activeElement === document.body) focusBar();
  pressed = null;
}

/** The page itself while there is no bar. */
export const focusBar = (): void =>
  (document.querySelector<HTMLElement>('.answer-bar button') ?? document.querySelector('main'))?.focus({
    preventScroll: true,
  });
