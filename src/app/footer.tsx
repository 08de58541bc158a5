import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { Wordmark } from '#src/ui/target-mark.tsx';
import { cn } from '#src/ui/cn.ts';

const LISTS = [
  {
    title: 'El sitio',
    links: [
      { to: PATHS.form, label: 'Asesor de Compra' },
      { to: PATHS.laptops, label: 'Todos los portátiles' },
      { to: PATHS.method, label: 'Cómo decidimos' },
      { to: PATHS.blog, label: 'Blog' },
      { to: PATHS.contact, label: 'Contacto' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: PATHS.privacy, label: 'Privacidad' },
      { to: PATHS.terms, label: 'Términos' },
    ],
  },
] as const;

const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline ' +
  'pointer-fine:min-h-9';

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div
        className={cn(
          'mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-6 px-4 py-8',
          'print:hidden sm:px-6 md:grid-cols-[2fr_2fr_1fr] md:py-10',
        )}
      >
        <div className="max-w-sm max-md:col-span-full">
          <Wordmark className="h-[1.5rem]" />
          <p className="no-print mt-4 mb-2 text-sm text-muted">
            {`${SITE.name}. ${SITE.tagline}. Dice lo bueno y también el «pero».`}
          </p>
          <a href={SITE.tipJarUrl} target="_blank" rel="noopener noreferrer" className={`no-print underline ${LINK}`}>
            Invítame a un café
          </a>
        </div>
        {LISTS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="no-print">
            <p className="text-sm font-semibold">{title}</p>
            <ul className={cn('mt-2', links.length > 2 && 'md:columns-2')}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-page px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6 print:py-0!">
        <div className="border-t border-line pt-6 print:border-0 print:pt-0">
          <p className="max-w-prose text-sm text-muted print:max-w-none">
            Como afiliados podemos recibir una comisión si compras a través de nuestros enlaces. A ti no te cuesta más y
            no cambia el orden de las recomendaciones.
          </p>
        </div>
      </div>
    </footer>
  );
}
