import { Link, useLocation } from 'react-router-dom';
import { useCallback, useRef, useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { SITE } from '../config/site.ts';
import { AccountMenu } from '../features/account/account-menu.tsx';
import { Wordmark } from '../ui/target-mark.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { useDismiss } from '../ui/use-dismiss.ts';

export function Header() {
  return (
    <header className="relative z-10 border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-2 px-4 py-2 sm:px-6 md:min-h-20">
        <Link to={PATHS.home} className="flex min-h-11 flex-none items-center gap-4 rounded-control">
          <Wordmark />
          <span className="sr-only">{SITE.name}</span>
          <span className="hidden max-w-40 border-s border-line ps-4 text-xs text-muted lg:block">{SITE.tagline}</span>
        </Link>
        {/* Large text wraps inside the links and the button before they wrap below the name. */}
        <div className="flex grow basis-[min-content] items-center justify-end gap-2">
          <MainMenu />
          <div className="max-lg:text-sm [&>button]:min-h-11 [&>button]:max-sm:px-3">
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

const LINKS = [
  { to: PATHS.home, label: 'Inicio' },
  { to: PATHS.blog, label: 'Blog' },
  { to: PATHS.contact, label: 'Contacto' },
  { to: PATHS.form, label: 'Asesor de Compra' },
] as const;

const PANEL =
  'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-y max-md:border-line max-md:bg-surface max-md:px-4 ' +
  'max-md:pt-2 max-md:pb-5 max-md:shadow-float';

const LINK =
  'flex items-center transition-colors hover:text-text aria-[current]:text-text aria-[current]:font-semibold ' +
  'max-md:min-h-13 max-md:text-lg md:min-h-11 md:whitespace-nowrap md:rounded-control md:px-3 md:max-lg:text-sm';

const ADVISOR = 'font-semibold text-accent hover:text-accent-strong md:mx-1';

const MENU_ID = 'menu-principal';

function MainMenu() {
  const { pathname } = useLocation();
  const { area, button, isOpen, toggle, close } = useMenu(pathname);

  return (
    <div ref={area} className="flex items-center max-md:order-last">
      <button
        ref={button}
        type="button"
        className="icon-button -me-2 text-text md:hidden"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-label="Menú"
        onClick={toggle}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav aria-label="Principal" id={MENU_ID} className={`${PANEL} ${isOpen ? '' : 'max-md:hidden'}`}>
        <ul className="items-center max-md:divide-y max-md:divide-line md:flex md:flex-wrap md:justify-end">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isWithin(pathname, to) ? 'page' : undefined}
                className={`${LINK} ${to === PATHS.form ? ADVISOR : 'text-muted'}`}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || (to !== PATHS.home && pathname.startsWith(`${to}/`));

/** Open on one page only, so that navigation closes the menu. */
function useMenu(pathname: string) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;

  const close = useCallback(() => setOpenOn(null), []);
  const dismiss = useCallback((by: 'press' | 'escape') => {
    setOpenOn(null);
    if (by === 'escape') button.current?.focus();
  }, []);
  useDismiss(area, isOpen, dismiss);

  return { area, button, isOpen, toggle: () => setOpenOn(isOpen ? null : pathname), close };
}
