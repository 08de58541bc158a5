import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { textsAt } from '#contract/card-statements.ts';
import type { LaptopPage, Neighbour, Standing } from '#contract/pages/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { labelOf } from '#src/lib/answer-words.ts';
import { wordsOfTotal } from '#src/lib/price-words.ts';
import { SITE } from '#src/config/site.ts';
import { PageHead, StructuredData } from '#src/ui/page-head.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import type { KnownAnswers } from '#src/services/known-answers.ts';
import { useServices } from '#src/services/services.tsx';
import { useLate } from '#src/services/use-late.ts';
import { Evidence } from '#src/ui/evidence.tsx';
import { ProsAndCons } from '#src/ui/pros-and-cons.tsx';
import type { OwnVerdict } from '../../judge/judgement.ts';
import { LaptopHeader } from './laptop-header.tsx';
import { Sheet } from './sheet.tsx';
import { Verdict } from './verdict.tsx';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { Bar } from '#src/ui/bar.tsx';

export const PAGE =
  'mx-auto w-full max-w-page px-4 sm:px-6 [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-3 ' +
  '[&_a:not([class])]:hover:text-accent [&>section]:mt-section print:[&>section]:mt-4 ' +
  'print:[&>section>h2]:text-lg';

export const INTRO = 'mt-2 max-w-measure text-muted';

/** The name of another laptop, and its price. */
export const NeighbourLink = ({ neighbour: { id, name, price, facts } }: { neighbour: Omit<Neighbour, 'change'> }) => {
  const { amount, parts } = wordsOfTotal(price, facts);
  return (
    <>
      <Link to={laptopPath(id)}>{name}</Link>, {amount}
      {parts !== '' && <small className="text-sm text-muted"> ({parts})</small>}.
    </>
  );
};

export function LaptopContent({ laptop }: { laptop: LaptopPage }) {
  const { id, name, description, purchase } = laptop;
  const product = productOf(laptop);
  const [given, setGiven] = useState<KnownAnswers | null>(null);
  const own = useOwnVerdict(id, purchase.budget ?? undefined, given);
  return (
    <>
      <PageHead title={name} description={description} path={laptopPath(id)} />
      {product && <StructuredData data={product} />}
      <article className={`${PAGE} pt-6 pb-12 print:py-0 print:text-[9.5pt]/[1.4]`}>
        <LaptopHeader laptop={laptop} verdict={<Verdict laptop={laptop} own={own} given={given} onGive={setGiven} />}>
          <Reasons laptop={laptop} own={own} />
        </LaptopHeader>
        <Uses laptop={laptop} />
        <Configurations laptop={laptop} />
        <Sheet laptop={laptop} />
      </article>
    </>
  );
}

/** @returns `null` until it is known. `useQuery` would be 2.7 kB more of the page's script. */
function useOwnVerdict(id: string, budget: number | undefined, given: KnownAnswers | null): OwnVerdict | null {
  const services = useServices();
  const client = useQueryClient();
  const { hash: fragment } = useLocation();
  const ask = useCallback(async () => {
    const { ownVerdict } = await import('../../judge/judgement.ts');
    return ownVerdict(client, services, { id, budget, fragment, given });
  }, [client, services, id, budget, fragment, given]);
  return useLate(ask);
}

function Configurations({ laptop: { configurations, catalogueDate } }: { laptop: LaptopPage }) {
  if (configurations.length === 0) return null;
  return (
    <section aria-labelledby="configurations">
      <h2 id="configurations">El mismo, con otras piezas</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-3 md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-1">
        {configurations.map((neighbour) => (
          <li key={neighbour.id} className="border-t border-line pt-2.5 only:col-span-full">
            <NeighbourLink neighbour={neighbour} />{' '}
            <span className="block text-sm/[1.6] text-muted">{unbroken(neighbour.change)}</span>
            <Evidence facts={neighbour.facts} now={Date.parse(catalogueDate)} className="mt-1" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Pros and cons for the visitor, or for the use in which it stands best, without the con that is the «pero» of the
 * verdict.
 */
function Reasons({ laptop, own }: { laptop: LaptopPage; own: OwnVerdict | null }) {
  const pros = own ? textsAt(own.judged, 'pro') : laptop.pros;
  const cons = own ? textsAt(own.judged, 'con') : laptop.cons;
  const others = !own && laptop.purchase.verdict === 'none' ? cons : cons.slice(1);
  if (pros.length + others.length === 0) return null;
  return (
    <section aria-labelledby="pros" className="mt-4 print:mt-2">
      <h2 id="pros" className="print:text-lg">
        {`Para ${own ? 'ti' : labelOf(laptop.use)}`}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-6 sm:auto-cols-fr sm:grid-flow-col print:mt-2 print:grid-cols-2 print:text-xs">
        <ProsAndCons pros={pros} cons={others} whole Title="h3" />
      </div>
    </section>
  );
}

const addressOf = (id: string): string => SITE.url + laptopPath(id);

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * JSON-LD. An offer only where a Spanish shop lately asked that price, a rating only where real; `null` with neither,
 * which search engines report as an error.
 */
export function productOf(laptop: LaptopPage): object | null {
  const { id, name, brand, model, partNumber, image, description, sheet, rating, seenInSpain } = laptop;
  if (!seenInSpain && !rating) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: addressOf(id),
    sku: id,
    brand: { '@type': 'Brand', name: brand },
    model,
    ...(partNumber !== null && { mpn: partNumber }),
    image: image.startsWith('/') ? SITE.url + image : image,
    description,
    category: 'Portátiles',
    additionalProperty: sheet
      .filter(({ kind }) => kind !== 'unknown')
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ...(seenInSpain && {
      offers: {
        '@type': 'Offer',
        price: seenInSpain.price,
        priceCurrency: 'EUR',
        ...(DAY.test(seenInSpain.date) && { validFrom: seenInSpain.date }),
        url: addressOf(id),
      },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.stars,
        ratingCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}

/** How many others it beats in each use, with the lowest budget that pays it. */
function Uses({ laptop: { uses, purchase } }: { laptop: LaptopPage }) {
  if (purchase.budget === null) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">¿Para qué sirve?</h2>
      <p className={INTRO}>
        Sin prioridades ni requisitos, frente a los de hasta {spanishNumber(purchase.budget)} € que llegan a los
        mínimos.
      </p>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-sm/[1.4] md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-1 print:text-xs">
        {uses.map((use) => (
          <UseLine key={use.purpose} {...use} />
        ))}
      </ul>
    </section>
  );
}

function UseLine({ purpose, place, rank, of, lacks }: Standing) {
  const share = rank === 0 ? 0 : rank === 1 ? 1 : (of - rank) / of;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{labelOf(purpose)}</b> <span>{standingWords(place, rank, of, Math.floor(share * 100))}</span>
      </p>
      <Bar at={share} best={rank === 1} />
      {lacks !== '' && <p className="text-muted">{unbroken(lacks)}</p>}
    </li>
  );
}

/** Of so few laptops a rank is clearer than a share. */
const FEW = 10;

function standingWords(place: Standing['place'], rank: number, of: number, percent: number): string {
  if (place === 'short') return 'no llega a los mínimos';
  if (place === 'first') return 'nuestra primera opción';
  if (place === 'shown') return 'entre los tres que enseñamos';
  return percent === 0 || of < FEW ? `el ${rank}.º de ${of}` : `mejor que el ${percent} %`;
}
