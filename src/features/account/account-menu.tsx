import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { SessionState } from '#src/services/session.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { LoginModal } from './sign-in/lazy-login-dialog.tsx';
import { useSession } from '#src/services/services.tsx';

export function AccountMenu() {
  const session = useSession();
  const user = userOf(session);
  if (!user) return <SignInButton session={session} />;
  return (
    <div className="flex items-center gap-1">
      <ButtonLink variant="icon" to={PATHS.favorites} className="@max-[17rem]:hidden" aria-label="Favoritos">
        <HeartIcon />
      </ButtonLink>
      <LazyComponent
        code={MENU}
        props={{ name: user.displayName ?? user.email ?? 'Tu cuenta', photo: user.photoURL }}
        fallback={PROFILE_LINK}
      />
    </div>
  );
}

const MENU = lazyCode(async () => (await import('./avatar-menu.tsx')).AvatarMenu);

const PROFILE_LINK = (
  <ButtonLink variant="icon" to={PATHS.profile} aria-label="Mi Perfil">
    <span className="size-9 rounded-full border border-line bg-sunken" />
  </ButtonLink>
);

/** The signed-in user; while the session is loading, the last one who was signed in. */
function userOf(session: SessionState) {
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown' && session.expected) return { ...session.expected, photoURL: null };
  return null;
}

/**
 * Quiet on small screens. Where letters are large for the window it takes two lines, and where they are even larger the
 * header is one row: the button is then at the top of the open menu.
 */
const SIGN_IN =
  'max-lg:bg-transparent max-lg:px-2 max-lg:py-0 max-lg:not-hover:border-transparent lg:px-4 lg:whitespace-nowrap ' +
  '@max-[17rem]:absolute @max-[17rem]:start-2 @max-[17rem]:top-full @max-[17rem]:not-group-data-open/menu:hidden';

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
      <Button variant="secondary" data-sign-in className={SIGN_IN} onClick={() => setOpened(true)}>
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
