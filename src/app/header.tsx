import { Link, useLocation } from 'react-router-dom';
import { type ReactNode, useEffect, useState } from 'react';
import { guidePath, PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { AccountMenu } from '#src/features/account/account-menu.tsx';
import { useResultLink } from '#src/services/use-result-link.ts';
import { Wordmark } from '#src/ui/target-mark.tsx';
import { Button } from '#src/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#src/ui/icons.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';
import { useMenu } from '#src/ui/use-menu.ts';
import { cn } from '#src/ui/cn.ts';

export function Header() {
  return (
    <header className="@container relative z-header border-b border-line">
      <div
        className={cn(
          'mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-end gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-6',
          'lg:min-h-20 short:min-h-12 short:py-0 print:min-h-0 print:py-0',
        )}
      >
        <Link to={PATHS.home} className="me-auto flex min-h-11 flex-none items-center rounded-control">
          <Wordmark className="h-[min(1.5rem,9vw)] max-xs:h-[min(1.25rem,9vw)] sm:h-[1.75rem]" />
          <span className="sr-only">{SITE.name}</span>
        </Link>
        <MainMenu>
          <AccountMenu />
        </MainMenu>
      </div>
    </header>
  );
}

const LINKS = [
  { to: PATHS.home, label: 'Inicio' },
  { to: PATHS.laptops, label: 'Portátiles' },
  { to: PATHS.blog, label: 'Blog' },
  { to: PATHS.contact, label: 'Contacto' },
] as const;

const PANEL =
  'items-center lg:relative lg:flex max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:grid ' +
  'max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] max-lg:gap-x-4 max-lg:border-y max-lg:border-line ' +
  'max-lg:bg-surface max-lg:px-4 max-lg:pt-2 max-lg:pb-5 max-lg:shadow-float ' +
  '@max-[17rem]:group-has-data-sign-in/menu:pt-12';

const LINK =
  'flex items-center text-start text-muted transition-colors hover:text-text aria-[current]:text-text ' +
  'aria-[current]:font-semibold max-lg:min-h-13 max-lg:w-full lg:min-h-11 lg:whitespace-nowrap ' +
  'lg:rounded-control lg:px-2 lg:text-sm';

/** The next step, on phones the only loud one. */
const ADVISOR =
  'inline-flex min-h-11 items-center text-sm font-semibold transition-colors max-lg:rounded-control max-lg:bg-accent ' +
  'max-lg:px-3.5 max-lg:text-on-accent max-lg:hover:bg-accent-strong max-xs:px-2.5 lg:px-2 lg:whitespace-nowrap ' +
  'lg:text-accent lg:hover:text-accent-strong forced-colors:max-lg:border';

const MENU_ID = 'menu-principal';

const MODEL_SEARCH = lazyCode(async () => (await import('./model-search.tsx')).ModelSearch);

/** What the focus reaches is drawn in that order: the links, `children`, and on small screens the button of the links. */
function MainMenu({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { area, button, isOpen, toggle, close } = useMainMenu();
  /** The page on which the search was opened: it closes with it. */
  const [searchedOn, setSearchedOn] = useState<string | null>(null);
  const tellNotLoaded = useNotLoaded();

  return (
    <div ref={area} data-open={isOpen || undefined} className="group/menu contents">
      <nav aria-label="Principal" className="flex items-center">
        <ul id={MENU_ID} className={`${PANEL} ${isOpen ? '' : 'max-lg:hidden'}`}>
          <OwnResult pathname={pathname} onClick={close} />
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined} className={LINK} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={LINK} onClick={() => setSearchedOn(pathname)}>
              <span>
                Buscar <span className="lg:sr-only">un modelo</span>
              </span>
            </button>
          </li>
        </ul>
        <Link
          to={PATHS.form}
          aria-current={pathname === PATHS.form ? 'page' : undefined}
          className={ADVISOR}
          onClick={close}
        >
          <span>
            Asesor <span className="@max-[40rem]:sr-only">de Compra</span>
          </span>
        </Link>
      </nav>
      <div className="text-sm @max-[24rem]:w-min">{children}</div>
      <Button
        ref={button}
        variant="icon"
        className="-me-2 text-text @max-[24rem]:-ms-1 lg:hidden"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-label="Menú"
        onClick={toggle}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </Button>
      {searchedOn === pathname && (
        <LazyComponent
          code={MODEL_SEARCH}
          props={{ onClose: () => setSearchedOn(null) }}
          onError={() => {
            setSearchedOn(null);
            tellNotLoaded();
          }}
        />
      )}
    </div>
  );
}

/** The way to the last result stands beside the links, which do not move when it comes. */
function OwnResult({ pathname, onClick }: { pathname: string; onClick: () => void }) {
  const link = useResultLink(pathname);
  if (!link) return null;
  return (
    <li className="lg:absolute lg:end-full">
      <Link
        to={{ pathname: PATHS.recommendations, hash: link.fragment }}
        className={`${LINK} font-semibold`}
        onClick={onClick}
      >
        <span>
          Tu resultado<span className="lg:max-xl:sr-only">{link.budget}</span>
        </span>
      </Link>
    </li>
  );
}

/** The guides are listed in the blog. */
const isWithin = (pathname: string, to: string): boolean =>
  pathname === to ||
  (to !== PATHS.home && pathname.startsWith(`${to}/`)) ||
  (to === PATHS.blog && pathname.startsWith(guidePath('')));

/** On small screens the menu opens with the focus on its first link, and covers the page, so it closes when the focus goes there. */
function useMainMenu() {
  const menu = useMenu();
  const { area, isOpen, close } = menu;
  useEffect(() => {
    if (!isOpen) return undefined;
    // The links come before the button.
    area.current?.querySelector('a')?.focus();
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !area.current?.closest('header')?.contains(target)) close();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [area, isOpen, close]);
  return menu;
}
