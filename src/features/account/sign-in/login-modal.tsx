import { useServices } from '#src/services/services.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { LoginDialogProps } from './login-dialog.tsx';
import { SIGN_IN_FAILED, SIGN_IN_OFFLINE } from './sign-in-failed.ts';

export interface LoginModalProps extends LoginDialogProps {
  open: boolean;
}

const DIALOG = loadable(async () => (await import('./login-dialog.tsx')).LoginDialog);

/** The way to sign in. Its code comes when it is first opened, so that it can stand on every page. */
export function LoginModal({ open, ...rest }: LoginModalProps) {
  return open ? <LoadedLoginDialog {...rest} /> : null;
}

function LoadedLoginDialog(props: LoginDialogProps) {
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
