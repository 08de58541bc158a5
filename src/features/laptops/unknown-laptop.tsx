import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import type { ReadSheet } from '#src/services/read-answer.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { useLaptops } from '#src/services/use-laptops.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageState } from '#src/ui/notice.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { PriceFigure } from '#src/ui/price.tsx';
import { useNameSearch } from '#src/services/use-name-search.ts';
import { isLaptopId } from '#contract/limits.ts';

/** The API's catalogue may be newer than this site: then its plain figures are shown. */
export function UnknownLaptop() {
  const { id: asked = '' } = useParams();
  const id = isLaptopId(asked) ? asked : undefined;
  // If the API fails, the page shows that it does not have the laptop. This device has no newer catalogue than the
  // site.
  const { data } = useLaptops(id === undefined ? [] : [id]);
  const laptop = id === undefined ? null : data?.get(id);
  const all = (
    <ButtonLink variant="secondary" to={PATHS.laptops}>
      Ver todos los portátiles
    </ButtonLink>
  );
  if (laptop) return <PlainSheet laptop={laptop}>{all}</PlainSheet>;
  return (
    <PageState title="No conocemos ese portátil" missing="laptop">
      <Family id={data && id} />
      {all}
    </PageState>
  );
}

/** More would not help to find the right one. */
const MAX_SIMILAR = 6;

/**
 * Laptops that share most of the address's words: its brand and line.
 * @param id `undefined` while it is not known whether the API has it
 */
function Family({ id }: { id: string | undefined }) {
  const { search, load } = useNameSearch();
  const start = useEffectEvent(load);
  useEffect(() => {
    if (id !== undefined) start();
  }, [id]);
  const similar = id !== undefined && search ? search(id.replaceAll('-', ' ')).slice(0, MAX_SIMILAR) : [];
  if (similar.length === 0) return <p>No está en nuestro catálogo.</p>;
  return (
    <>
      <p>No está en nuestro catálogo. De su familia tenemos:</p>
      <ul className="grid gap-1 text-start">
        {similar.map((laptop) => (
          <li key={laptop.id}>
            <Link to={laptopPath(laptop.id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {laptopName(laptop.name)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlainSheet({ laptop, children }: { laptop: ReadSheet; children: ReactNode }) {
  const price = priceWords(laptop);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6">
      <PageHead title={laptop.name} description={laptop.name} />
      <h1 className="mb-4">{laptop.name}</h1>
      <p>Es nuevo en el catálogo: aún no tiene página propia.</p>
      <div className="mt-3">
        <PriceFigure words={price} className="font-heading text-xl font-bold" />
      </div>
      <Evidence facts={laptop.facts} className="mt-1" />
      {price.seen !== '' && <p className="text-sm text-muted">{price.seen}</p>}
      <ul className="my-4 grid gap-1">
        {laptop.specs.map((spec) => (
          <li key={spec}>{spec}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
