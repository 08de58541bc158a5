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
        // The owner's state decides, so that what is drawn and what is true cannot part.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close without asking on a second Esc; an open dialog here only means that it was shown again at once.
        if (!event.currentTarget.open) onClose();
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
  const askToClose = (event: MouseEvent) => {
    if (event.target === dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  dialog.addEventListener('mousedown', askToClose);
  return () => {
    dialog.removeEventListener('mousedown', askToClose);
    dialog.close();
  };
}
