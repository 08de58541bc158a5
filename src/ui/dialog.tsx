import { type ReactNode, useId } from 'react';
import { CloseIcon } from './icons.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** The visitor wants out: Esc, the close button, a press beside the dialog, the browser's Back. */
  onClose: () => void;
  closeLabel?: string;
  /** The address is the dialog's own: Back leaves both. */
  ownAddress?: boolean;
  children: ReactNode;
}

/** A modal window. The browser's own `<dialog>` keeps the focus inside and gives it back to whoever had it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  closeLabel = 'Cerrar',
  ownAddress = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  useCloseOnBack(!ownAddress, onClose);
  return (
    <dialog
      ref={showWhileMounted}
      className="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // React hands on what happens to a dialog inside this one; in the browser such events do not bubble.
        if (event.target !== event.currentTarget) return;
        // The owner's state decides, so that what is drawn and what is true cannot part.
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close without asking on a second Esc; an open dialog here only means that it was shown again at once.
        if (target !== currentTarget || currentTarget.open) return;
        onClose();
        // After React has drawn what that has changed: an owner who keeps the dialog has it shown again.
        queueMicrotask(() => showAgain(currentTarget));
      }}
    >
      <div className="p-6 sm:p-8">
        <h2 id={titleId} className="pe-10 text-2xl">
          {title}
        </h2>
        <div className="mt-4">{children}</div>
        <button
          type="button"
          className="icon-button absolute end-3 top-3"
          aria-label={closeLabel}
          onClick={() => onClose()}
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}

/** Kept outside the component: a new function on each render would close and open the dialog each time. */
function showWhileMounted(dialog: HTMLDialogElement) {
  dialog.showModal();
  // The dialog itself takes the focus: its title is read out, nothing scrolls, and Tab leads to what it offers first.
  dialog.focus();
  let pressedBeside = false;
  const onPress = (event: MouseEvent) => {
    pressedBeside = isBeside(dialog, event);
  };
  // Not the press alone: it may have begun on the scrollbar or inside, where a text was being selected. And after it the
  // browser has moved the focus as it does on every press, so that whoever opened the dialog gets it last.
  const onClick = (event: MouseEvent) => {
    if (pressedBeside && isBeside(dialog, event)) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('click', onClick);
    dialog.close();
  };
}

/** Whether `event` is on the backdrop, which counts as the dialog itself. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === dialog && !isInside;
}

/** Closed by the browser itself and still drawn. */
export function showAgain(dialog: HTMLDialogElement): void {
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}
