import { Link, useLoaderData } from 'react-router-dom';
import { type GonePage, laptopDataSchema } from '#contract/pages/laptop-page.ts';
import { spanishDate } from '#contract/spanish-text.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { UnreachablePage } from '#src/ui/not-loaded.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { INTRO, LaptopContent, NeighbourLink, PAGE } from './page/laptop-content.tsx';

const loader = pageDataLoader(laptopDataSchema);

const UNKNOWN_LAPTOP = lazyCode(async () => (await import('./unknown-laptop.tsx')).UnknownLaptop);

function LaptopPage() {
  const data = useLoaderData<typeof loader>();
  if (data === 'missing') return <LazyComponent code={UNKNOWN_LAPTOP} props={{}} onError="throw" />;
  if (data === 'unreachable') return <UnreachablePage />;
  return data.kind === 'laptop' ? (
    <LaptopContent key={data.laptop.id} laptop={data.laptop} />
  ) : (
    <GoneContent key={data.gone.id} gone={data.gone} />
  );
}

export { LaptopPage as Component, loader, revalidatePageData as shouldRevalidate };

/** The page has no canonical address, so search engines leave it out. */
const GoneContent = ({ gone: { id, name, left, lastSeen, similarLaptops } }: { gone: GonePage }) => (
  <>
    <PageHead title={`${name}: ya no está`} description={`${name} ya no está en nuestro catálogo.`} />
    <article className={`${PAGE} pt-6 pb-10`}>
      <Breadcrumb above={[{ name: 'Portátiles', path: PATHS.laptops }]} here={{ name, path: laptopPath(id) }} />
      <h1 className="wrap-anywhere">{name}</h1>
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
