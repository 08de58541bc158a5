import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { StructuredData } from './page-head.tsx';

interface Place {
  name: string;
  path: string;
}

interface BreadcrumbProps {
  /** The pages between the first one and this one. */
  above?: readonly Place[];
  here: Place;
}

/** The sign is before a step, so that none is left behind where a name takes the next line. */
const SIGN = (
  <span aria-hidden="true" className="me-2">
    ›
  </span>
);

const NONE: readonly Place[] = [];
const HOME: Place = { name: 'Inicio', path: PATHS.home };

/** The way to an inner page, for readers and for search engines. */
export function Breadcrumb({ above = NONE, here }: BreadcrumbProps) {
  const steps = [HOME, ...above];
  return (
    <nav aria-label="Ruta de navegación" className="mb-2 sm:mb-4">
      <StructuredData data={breadcrumbData([...steps, here])} />
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted wrap-anywhere">
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && SIGN}
            <Link
              to={path}
              className="-mx-1.5 inline-flex min-h-11 min-w-11 items-center px-1.5 hover:text-text hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
        {/* On phones it would wrap, and the title below is the same. */}
        <li aria-current="page" className="text-text max-sm:sr-only">
          {SIGN}
          <span>{here.name}</span>
        </li>
      </ol>
    </nav>
  );
}

const breadcrumbData = (places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: name.replaceAll('\u00A0', ' '),
    item: SITE.url + path,
  })),
});
