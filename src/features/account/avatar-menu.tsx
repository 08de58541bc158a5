import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useDismiss } from '#src/ui/use-dismiss.ts';
import { Avatar } from './avatar.tsx';
import { usePendingName } from './profile/use-pending-name.ts';
import { useSignOut } from './use-sign-out.ts';

interface AvatarMenuProps {
  name: string;
  photo: string | null;
}

const ENTRY = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-text hover:bg-sunken';

/** A disclosure and not an ARIA menu: plain links and a button, reached with Tab. */
export function AvatarMenu({ name, photo }: AvatarMenuProps) {
  // Called here because this menu is on every page of signed-in users, and only theirs.
  usePendingName();
  const { pathname } = useLocation();
  // The path on which the menu was opened, so that any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpenOn(null);
  const dismiss = useCallback((by: 'press' | 'escape') => {
    setOpenOn(null);
    if (by === 'escape') button.current?.focus();
  }, []);
  useDismiss(area, open, dismiss);
  const signOut = useSignOut();
  return (
    // On small screens the menu is positioned by the header: large text may not fit beside the avatar.
    <div ref={area} className="md:relative">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={`Menú de ${name}`}
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Avatar name={name} photo={photo} />
      </button>
      {open && (
        <ul
          id={menuId}
          className="absolute end-4 top-full z-20 mt-2 w-max max-w-[calc(100%-var(--spacing)*8)] md:end-0 md:max-w-none rounded-control border border-line bg-raised p-2 wrap-anywhere shadow-float"
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
