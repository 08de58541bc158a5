import { useServices } from '#src/services/services.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { LoginDialogProps } from './login-dialog.tsx';
import { SIGN_IN_FAILED, SIGN_IN_OFFLINE } from './sign-in-failed.ts';

const DIALOG = loadable(async () => (await import('./login-dialog.tsx')).LoginDialog);

/** The login dialog. Every page has one, so its code loads when it is first opened. */
export function LoginModal({ open, ...props }: LoginDialogProps & { open: boolean }) {
  return open ? <LazyLoginDialog {...props} /> : null;
}

function LazyLoginDialog(props: LoginDialogProps) {
  const { connectivity } = useServices();
  const showToast = useToast();
  return (
    <Loaded
      of={DIALOG}
      props={props}
      onFailed={() => {
        showToast(connectivity.current() ? SIGN_IN_FAILED : SIGN_IN_OFFLINE, 'negative');
        props.onClose();
      }}
    />
  );
}
