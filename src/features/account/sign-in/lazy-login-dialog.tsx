import { SIGN_IN_FAILED, SIGN_IN_OFFLINE } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { LoginDialogProps } from './login-dialog.tsx';

const DIALOG = lazyCode(async () => (await import('./login-dialog.tsx')).LoginDialog);

/** The login dialog. Every page has one, so its code loads when it is first opened. */
export function LoginModal({ open, ...props }: LoginDialogProps & { open: boolean }) {
  const { connectivity } = useServices();
  const showToast = useToast();
  if (!open) return null;
  return (
    <LazyComponent
      code={DIALOG}
      props={props}
      onError={() => {
        showToast(connectivity.current() ? SIGN_IN_FAILED : SIGN_IN_OFFLINE, 'negative');
        props.onClose();
      }}
    />
  );
}
