import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { SessionState } from '#src/services/session.ts';
import { Button } from '#src/ui/button.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { LoginModal } from './sign-in/lazy-login-dialog.tsx';
import { useSession } from './use-session.ts';

export function AccountMenu() {
  const session = useSession();
  const user = userOf(session);
  if (!user) return <SignInButton session={session} />;
  return (
    <div className="flex items-center gap-1">
      <Link to={PATHS.favorites} className="icon-button" aria-label="Favoritos">
        <HeartIcon />
      </Link>
      <LazyPart
        code={MENU}
        props={{ name: user.displayName ?? user.email ?? 'Tu cuenta', photo: user.photoURL }}
        fallback={PROFILE_LINK}
      />
    </div>
  );
}

const MENU = lazyCode(async () => (await import('./avatar-menu.tsx')).AvatarMenu);

const PROFILE_LINK = (
  <Link to={PATHS.profile} className="icon-button" aria-label="Mi Perfil">
    <span className="size-9 rounded-full border border-line bg-sunken" />
  </Link>
);

/** The signed-in user; while the session is loading, the last one who was signed in. */
function userOf(session: SessionState) {
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown' && session.expected) return { ...session.expected, photoURL: null };
  return null;
}

function SignInButton({ session }: { session: SessionState }) {
  const [opened, setOpened] = useState(false);
  const [seenFailure, setSeenFailure] = useState<Error | null>(null);
  const { pathname } = useLocation();
  // A failed redirect comes back to a page, where the modal opens with the reason. The login page shows its own. What is
  // wrong with the browser's storage is told where somebody asks for an account.
  const failed = session.status === 'signed-out' && pathname !== PATHS.login ? session.failure : null;
  const failure = failed?.failure === 'storage' ? null : failed;
  return (
    <>
      <Button look="secondary" onClick={() => setOpened(true)}>
        Iniciar sesión
      </Button>
      <LoginModal
        open={opened || (failure !== null && failure !== seenFailure)}
        onClose={() => {
          setOpened(false);
          setSeenFailure(failure);
        }}
      />
    </>
  );
}
