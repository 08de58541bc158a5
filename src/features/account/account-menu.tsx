import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { SessionState } from '#src/services/session.ts';
import { Button } from '#src/ui/button.tsx';
import { HeartIcon } from '#src/ui/icons.tsx';
import { Loaded, loadable } from '#src/ui/loaded.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { LoginModal } from './sign-in/login-modal.tsx';
import { useLoginMode } from './sign-in/login-mode.ts';
import { useSession } from './use-session.ts';

interface Person {
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
}

/** The account's corner of the header: the way in, or what is one's own. */
export function AccountMenu() {
  const session = useSession();
  const person = personOf(session);
  if (!person) return <SignInButton session={session} />;
  return (
    <div className="flex items-center gap-1">
      <PageLink to={PATHS.favorites} className="icon-button" aria-label="Favoritos">
        <HeartIcon />
      </PageLink>
      <Loaded
        of={MENU}
        props={{ name: person.displayName ?? person.email ?? 'Tu cuenta', photo: person.photoURL }}
        instead={PROFILE_LINK}
      />
    </div>
  );
}

const MENU = loadable(async () => (await import('./avatar-menu.tsx')).AvatarMenu);

/** Where the menu will be, and where its code cannot be had. */
const PROFILE_LINK = (
  <PageLink to={PATHS.profile} className="icon-button" aria-label="Mi Perfil">
    <span className="size-9 rounded-full border border-line bg-sunken" />
  </PageLink>
);

/** Who was signed in last is drawn until the provider has spoken. */
function personOf(session: SessionState): Person | null {
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown' && session.expected) return { ...session.expected, photoURL: null };
  return null;
}

function SignInButton({ session }: { session: SessionState }) {
  const [asked, setAsked] = useState(false);
  const [seenFailure, setSeenFailure] = useState<Error | null>(null);
  const mode = useLoginMode();
  const { pathname } = useLocation();
  // Whoever comes back from the provider without being signed in is told why, where they left off; the login page does so itself.
  const failure = session.status === 'signed-out' && pathname !== PATHS.login ? session.failure : null;
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        Iniciar sesión
      </Button>
      <LoginModal
        open={asked || (failure !== null && failure !== seenFailure)}
        onClose={() => {
          setAsked(false);
          setSeenFailure(failure);
        }}
        mode={mode}
      />
    </>
  );
}
