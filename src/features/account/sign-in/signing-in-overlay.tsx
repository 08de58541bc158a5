import { showAgain } from '#src/ui/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

/** Over everything, the modal included: only another dialog can stand there. It goes when signing in is over, not before. */
export function SigningInOverlay() {
  return (
    <dialog
      ref={showWhileMounted}
      aria-label="Iniciando sesión con Google"
      className="m-0 grid h-dvh max-h-none w-dvw max-w-none place-items-center bg-surface/90 text-text"
      onCancel={(event) => event.preventDefault()}
      // A browser that has been asked to close it twice does not ask here. After the modal below, which it may close as well.
      onClose={({ currentTarget }) => setTimeout(() => showAgain(currentTarget))}
    >
      <p className="grid justify-items-center gap-4 text-lg font-semibold">
        <Spinner />
        Iniciando sesión con Google
      </p>
    </dialog>
  );
}

function showWhileMounted(overlay: HTMLDialogElement) {
  overlay.showModal();
  return () => overlay.close();
}
