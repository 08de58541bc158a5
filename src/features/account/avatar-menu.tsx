import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { useMenu } from '#src/ui/use-menu.ts';
import { useSignOut } from './profile/profile-messages.ts';
import { Avatar } from './avatar.tsx';
import { cn } from '#src/ui/cn.ts';

interface AvatarMenuProps {
  name: string;
  photo: string | null;
}

const ENTRY = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-text hover:bg-sunken';

/** A disclosure and not an ARIA menu: plain links and a button, reached with Tab. */
export function AvatarMenu({ name, photo }: AvatarMenuProps) {
  const { area, button, isOpen, close, toggle } = useMenu();
  const menuId = useId();
  const signOut = useSignOut();
  return (
    // On small screens the menu is positioned by the header: large text may not fit beside the avatar.
    <div ref={area} className="md:relative">
      <Button
        ref={button}
        variant="icon"
        aria-label={`Menú de ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      >
        <Avatar name={name} photo={photo} />
      </Button>
      {isOpen && (
        <ul
          id={menuId}
          className={cn(
            'absolute end-4 top-full z-list mt-2 w-max max-w-[calc(100%-var(--spacing)*8)] md:end-0 md:max-w-none',
            'rounded-control border border-line bg-raised p-2 wrap-anywhere shadow-float',
          )}
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
