import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useMenu } from '#src/ui/use-menu.ts';
import { useObserved } from '#src/lib/observed.ts';
import { PENDING_NAME } from '#src/services/profiles.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { isUnreachable, SAVED, saveProfileMessages, useSignOut } from './profile/profile-messages.ts';
import { Avatar } from './avatar.tsx';
import { useSession } from './use-session.ts';

interface AvatarMenuProps {
  name: string;
  photo: string | null;
}

const ENTRY = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-text hover:bg-sunken';

/** A disclosure and not an ARIA menu: plain links and a button, reached with Tab. */
export function AvatarMenu({ name, photo }: AvatarMenuProps) {
  // Called here because this menu is on every page of signed-in users, and only theirs.
  usePendingName();
  const { area, button, isOpen, close, toggle } = useMenu();
  const menuId = useId();
  const signOut = useSignOut();
  return (
    // On small screens the menu is positioned by the header: large text may not fit beside the avatar.
    <div ref={area} className="md:relative">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={`Menú de ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      >
        <Avatar name={name} photo={photo} />
      </button>
      {isOpen && (
        <ul
          id={menuId}
          className="absolute end-4 top-full z-list mt-2 w-max max-w-[calc(100%-var(--spacing)*8)] md:end-0 md:max-w-none rounded-control border border-line bg-raised p-2 wrap-anywhere shadow-float"
        >
          <Entry to={PATHS.profile} onSelect={close}>
            Mi Perfil
          </Entry>
          <Entry to={PATHS.favorites} onSelect={close}>
            Mis Favoritos
          </Entry>
          <Entry to={PATHS.saved} onSelect={close}>
            Mis Recomendaciones
          </Entry>
          <li>
            <button
              type="button"
              className={ENTRY}
              onClick={() => {
                close();
                signOut();
              }}
            >
              Cerrar sesión
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

function Entry({ to, onSelect, children }: { to: string; onSelect: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} onClick={onSelect} className={ENTRY}>
        {children}
      </Link>
    </li>
  );
}

/** Browsers report a network before the server can be reached through it. */
const RETRY_AFTER_MS = 10_000;

function usePendingName(): void {
  const { profiles, connectivity, localData } = useServices();
  const session = useSession();
  const showToast = useToast();
  const online = useObserved(connectivity, true);
  const uid = session.status === 'signed-in' ? session.user.uid : null;

  /** @returns whether to retry. */
  const save = useEffectEvent(async (): Promise<boolean> => {
    const pending = localData.read(PENDING_NAME);
    if (session.status !== 'signed-in' || pending?.uid !== session.user.uid) return false;
    try {
      await profiles.rename(session.user, pending.displayName);
    } catch (error) {
      if (isUnreachable(error)) return true;
      localData.clear(PENDING_NAME);
      showToast(saveProfileMessages(error).toast, 'negative');
      return false;
    }
    if (localData.read(PENDING_NAME)?.displayName === pending.displayName) localData.clear(PENDING_NAME);
    showToast(SAVED);
    return false;
  });

  useEffect(() => {
    if (!online || uid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelled = false;
    const attempt = async () => {
      if ((await save()) && !cancelled) timer = setTimeout(() => void attempt(), RETRY_AFTER_MS);
    };
    void attempt();
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [online, uid]);
}
