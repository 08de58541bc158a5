import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import type { LoginDialogProps } from './login-dialog.tsx';
import { SIGN_IN_FAILED } from './sign-in-failed.ts';

export interface LoginModalProps extends LoginDialogProps {
  open: boolean;
}

/** The way to sign in. Its code comes when it is first opened, so that it can stand on every page. */
export function LoginModal({ open, ...rest }: LoginModalProps) {
  return open ? <LoadedLoginDialog {...rest} /> : null;
}

let loaded: ComponentType<LoginDialogProps> | null = null;

async function loadLoginDialog(): Promise<ComponentType<LoginDialogProps>> {
  loaded = (await import('./login-dialog.tsx')).LoginDialog;
  return loaded;
}

function LoadedLoginDialog(props: LoginDialogProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const showToast = useToast();
  const giveUp = useEffectEvent(() => {
    showToast(SIGN_IN_FAILED, 'negative');
    props.onClose();
  });

  useEffect(() => {
    if (Dialog) return undefined;
    let wanted = true;
    loadLoginDialog().then(
      (Loaded) => wanted && setDialog(() => Loaded),
      () => wanted && giveUp(),
    );
    return () => {
      wanted = false;
    };
  }, [Dialog]);

  return Dialog && <Dialog {...props} />;
}
