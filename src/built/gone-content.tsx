import type { GonePage } from '#contract/built/laptop-page.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { INTRO, PAGE, VERDICT } from './laptop/classes.ts';
import { NeighbourLink } from './laptop/neighbour-link.tsx';

/** Without a canonical address: search engines leave it out. */
export const GoneContent = ({ gone: { name, left, lastSeen, kin } }: { gone: GonePage }) => (
  <>
    <PageHead title={`${name}: ya no está`} description={`${name} ya no está en nuestro catálogo.`} />
    <article className={`${PAGE} py-10`}>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
      <p className={VERDICT}>Ya no está en nuestro catálogo.</p>
      <p className={INTRO}>
        Salió el {spanishDate(left)}. La última vez que vimos su precio en una tienda: {spanishDate(lastSeen)}.
      </p>
      {kin.length > 0 && (
        <section aria-labelledby="kin">
          <h2 id="kin">{kin.length === 1 ? 'El que más se le parece' : 'Los que más se le parecen'}</h2>
          <ul className="mt-3 grid gap-2.5">
            {kin.map((laptop) => (
              <li key={laptop.id}>
                <NeighbourLink neighbour={laptop} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8">
        <a href={PATHS.laptops}>Ver todos los portátiles</a>
      </p>
    </article>
  </>
);
