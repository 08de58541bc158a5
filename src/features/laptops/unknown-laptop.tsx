import { useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import type { ReadSheet } from '#contract/computer.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { useLaptops } from '#src/services/use-laptops.ts';
import { PageState } from '#src/ui/page-head.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { PriceFigure } from '#src/ui/price-figure.tsx';
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
  return (
    <PageState title={laptop?.name ?? 'No conocemos ese portátil'}>
      {laptop ? <PlainSheet laptop={laptop} /> : <Family id={data && id} />}
      <p className="mt-4">
        <Link to={PATHS.laptops} className="underline underline-offset-4">
          Ver todos los portátiles
        </Link>
      </p>
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
      <ul className="mt-3 grid gap-1">
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

function PlainSheet({ laptop }: { laptop: ReadSheet }) {
  const price = priceWords(laptop);
  return (
    <>
      <p>Es nuevo en el catálogo: aún no tiene página propia.</p>
      <div className="mt-3">
        <PriceFigure words={price} className="font-heading text-2xl font-bold" />
      </div>
      <Evidence facts={laptop.facts} className="mt-1" />
      {price.seen !== '' && <p className="text-sm text-muted">{price.seen}</p>}
      <ul className="mt-3 grid gap-1">
        {laptop.specs.map((spec) => (
          <li key={spec}>{spec}</li>
        ))}
      </ul>
    </>
  );
}
