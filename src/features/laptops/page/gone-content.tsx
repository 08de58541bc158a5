import { Link } from 'react-router-dom';
import type { GonePage } from '#contract/pages/laptop-page.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { INTRO, NeighbourLink, PAGE } from './parts.tsx';

/** The page has no canonical address, so search engines leave it out. */
export const GoneContent = ({ gone: { id, name, left, lastSeen, similarLaptops } }: { gone: GonePage }) => (
  <>
    <PageHead title={`${name}: ya no está`} description={`${name} ya no está en nuestro catálogo.`} />
    <article className={`${PAGE} pt-6 pb-10`}>
      <Breadcrumb above={[{ name: 'Portátiles', path: PATHS.laptops }]} here={{ name, path: laptopPath(id) }} />
      <h1 className="text-3xl wrap-anywhere">{name}</h1>
      <p className="mt-4 max-w-[44ch] leading-[1.35] font-semibold">Ya no está en nuestro catálogo.</p>
      <p className={INTRO}>
        Salió el {spanishDate(left)}. La última vez que vimos su precio en una tienda: {spanishDate(lastSeen)}.
      </p>
      {similarLaptops.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{similarLaptops.length === 1 ? 'El que más se le parece' : 'Los que más se le parecen'}</h2>
          <ul className="mt-3 grid gap-2.5">
            {similarLaptops.map((laptop) => (
              <li key={laptop.id}>
                <NeighbourLink neighbour={laptop} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8">
        <Link to={PATHS.laptops}>Ver todos los portátiles</Link>
      </p>
    </article>
  </>
);
