import { Link } from 'react-router-dom';
import { articlePath, PATHS } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/content/article.ts';

const LINK = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-text hover:underline';

export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <Link to={PATHS.home} className={LINK}>
            Inicio
          </Link>
        </li>
        <li aria-hidden="true">&gt;</li>
        <li>
          <Link to={PATHS.blog} className={LINK}>
            Blog
          </Link>
        </li>
        <li aria-hidden="true">&gt;</li>
        <li aria-current="page" className="text-text">
          {title}
        </li>
      </ol>
    </nav>
  );
}

export function breadcrumbData({ title, slug }: ArticleSummary, siteUrl: string) {
  const steps = [
    { name: 'Inicio', path: PATHS.home },
    { name: 'Blog', path: PATHS.blog },
    { name: title, path: articlePath(slug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}
