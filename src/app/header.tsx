import { Link } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { SITE } from '../config/site.ts';
import { AccountMenu } from '../features/account/account-menu.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { MainMenu } from './main-menu.tsx';

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
