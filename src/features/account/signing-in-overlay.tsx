import { Spinner } from '../../ui/spinner.tsx';

/** Over everything, the modal included: only another dialog can stand there. */
export function SigningInOverlay() {
  return (
    <dialog
      ref={showWhileMounted}
      aria-label="Iniciando sesión con Google"
      className="m-0 grid h-dvh max-h-none w-dvw max-w-none place-items-center bg-surface/90 text-text"
      onCancel={(event) => event.preventDefault()}
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
