import { type ReactNode, useState } from 'react';
import { useSession } from '#src/services/services.tsx';
import type { User } from '#src/services/session.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { LoginModal } from './sign-in/lazy-login-dialog.tsx';
import { storageWords, WITHOUT_ACCOUNT } from './sign-in/sign-in-messages.ts';

interface AccountPageProps {
  title: string;
  description: string;
  loading: string;
  /** What signing in is for. */
  signIn: { title: string; words: string };
  children: (user: User) => ReactNode;
}

/** A page with what an account has. Signed out, it leads to signing in, also because the provider may only have been unreachable. */
export function AccountPage({ title, description, loading, signIn, children }: AccountPageProps) {
  const session = useSession();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title={title} description={description} />
      <h1 tabIndex={-1}>{title}</h1>
      {session.status === 'unknown' && <LoadingNotice text={loading} />}
      {session.status === 'signed-in' && children(session.user)}
      {(session.status === 'signed-out' || session.status === 'disabled') && <SignInNotice {...signIn} />}
    </div>
  );
}

function SignInNotice({ title, words }: AccountPageProps['signIn']) {
  const storage = storageWords(useSession());
  const [open, setOpen] = useState(false);
  return (
    <Notice missing="person" title={title}>
      <p>{words}</p>
      {storage !== null && <p className="text-caution">{storage}</p>}
      <p className="text-sm text-muted">{WITHOUT_ACCOUNT}</p>
      <Button onClick={() => setOpen(true)}>Iniciar sesión</Button>
      <LoginModal open={open} onClose={() => setOpen(false)} />
    </Notice>
  );
}
