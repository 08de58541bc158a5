import { useEffect } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Message } from '#src/ui/message.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { LoginMode } from './login-mode.ts';
import { SigningInOverlay } from './signing-in-overlay.tsx';
import { useSignIn } from './use-sign-in.ts';

export interface LoginDialogProps {
  onClose: () => void;
  /** Instead of `onClose`, after a popup has succeeded; a redirect comes back to a new page. */
  onSignedIn?: () => void;
  mode: LoginMode;
  /** On the login page, whose address is the dialog's own. */
  ownAddress?: boolean;
}

export function LoginDialog({ onClose, onSignedIn, mode, ownAddress = false }: LoginDialogProps) {
  const { signingIn, problem, signIn } = useSignIn(mode, onSignedIn ?? onClose);
  usePreparedSession();
  // Whoever is on the way to Google has not given up what they wanted to sign in for.
  const close = () => {
    if (!signingIn) onClose();
  };
  return (
    <Dialog open title="Iniciar sesión" onClose={close} ownAddress={ownAddress}>
      <p className="text-muted">Guarda tus portátiles favoritos y recibe recomendaciones personalizadas.</p>
      {problem && (
        <Message tone="negative" className="mt-4">
          {problem}
        </Message>
      )}
      <Button look="secondary" className="mt-6 w-full" disabled={signingIn} onClick={signIn}>
        <GoogleMark />
        Continuar con Google
      </Button>
      <p className="mt-6 text-sm text-muted">
        Al continuar aceptas los{' '}
        <PageLink to={PATHS.terms} replace={!ownAddress} onClick={onClose} className="underline">
          términos de uso
        </PageLink>{' '}
        y la{' '}
        <PageLink to={PATHS.privacy} replace={!ownAddress} onClick={onClose} className="underline">
          política de privacidad
        </PageLink>
        .
      </p>
      {signingIn && <SigningInOverlay />}
    </Dialog>
  );
}

/** Browsers open a popup only right after a click: what it takes is fetched before. */
function usePreparedSession() {
  const { session } = useServices();
  useEffect(() => {
    void session.prepare();
  }, [session]);
}
