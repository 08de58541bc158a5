import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  title: string;
  /** Called on Esc, the close button and a click outside; on Android the browser takes Back for Esc. */
  onClose: () => void;
  children: ReactNode;
}

/** Phones show it as a sheet at the bottom. */
const DIALOG = cn(
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,100vw-2rem)] overflow-auto overscroll-contain rounded-card border',
  'border-line bg-raised text-base text-text shadow-float backdrop:bg-veil focus:outline-none',
  'transition-[opacity,translate] duration-200 ease-settle starting:translate-y-3 starting:opacity-0',
  'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
  'max-sm:pb-[env(safe-area-inset-bottom)]',
);

/** A modal dialog, open while it is rendered. The native element traps the focus and restores it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={showWhileMounted}
      className={DIALOG}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // In React, unlike in the browser, this event bubbles from nested dialogs.
        if (event.target !== event.currentTarget) return;
        // Only the owner's state closes the dialog.
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close on a second Esc without «cancel». An open dialog was reopened meanwhile.
        if (target !== currentTarget || currentTarget.open) return;
        onClose();
        // This waits until React has rendered: if the owner keeps the dialog open, it must be shown again.
        queueMicrotask(() => showAgain(currentTarget));
      }}
    >
      <div className="p-6 sm:p-8">
        <h2 id={titleId} className="pe-10">
          {title}
        </h2>
        <div className="mt-4">{children}</div>
        <Button variant="icon" className="absolute end-3 top-3" aria-label="Cerrar" onClick={() => onClose()}>
          <CloseIcon />
        </Button>
      </div>
    </dialog>
  );
}

/** A stable ref: a new function on each render would close and reopen the dialog. */
function showWhileMounted(dialog: HTMLDialogElement) {
  dialog.showModal();
  // Focus on the dialog itself has its title announced and scrolls nothing.
  dialog.focus();
  holdPage();
  let pressedOutside = false;
  const onPress = (event: MouseEvent) => {
    pressedOutside = isOutside(dialog, event);
  };
  // Press and click must both be outside: a text selection may end there. Closing on the press would let the browser
  // move the focus afterwards.
  const onClick = (event: MouseEvent) => {
    if (pressedOutside && isOutside(dialog, event)) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('click', onClick);
    dialog.close();
    holdPage();
  };
}

/** Marks the root while a dialog is open. With `:has` instead, Chromium would restyle the whole page on every press. */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === dialog && !isInside;
}

/** Reopens a dialog that the browser has closed and React still renders. */
function showAgain(dialog: HTMLDialogElement): void {
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}
