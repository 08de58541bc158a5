import type { ComponentType } from 'react';
import { But } from '#src/ui/but.tsx';
import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { PriceWithNote } from '#src/ui/price-figure.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { UnreachablePage } from '../connection/not-loaded.tsx';
import { StoredPlace, useOwnCards, WhyIsland } from '../why/why-island.tsx';
import { useNewerPrices } from '../offers/use-newer-prices.ts';
import { ownBut } from './own-but.ts';

const LaptopPage = () => <BuiltContent islands={ISLANDS} missing={<UnknownLaptop />} Unreachable={UnreachablePage} />;

/** The price as the build wrote it, until a Spanish shop's newer one is known. */
function LaptopPrice({ id = '', seen = '', amount = '', parts = '', note = '', old }: Data) {
  const newer = useNewerPrices(() => ({ [id]: { id, seen } })).get(id);
  if (newer) {
    return (
      // Replaces what the chips of evidence say of the older price.
      <div data-newer="">
        <PriceWithNote words={newer} note={`${newer.seen}.`} />
      </div>
    );
  }
  return <PriceWithNote words={{ amount, parts, old: old !== undefined }} note={note} />;
}

/**
 * The drawback as the visitor's own result has it, if it has this laptop, else as the build wrote it; none for other
 * answers in the address, to which that may be irrelevant.
 */
function LaptopBut({ id, text = '' }: Data) {
  const cards = useOwnCards();
  if (cards === null) return null;
  const own = cards.find((computer) => computer.id === id);
  const but = own && ownBut(own);
  // What holds for anybody goes with the verdict for anybody.
  return (
    <But text={but ?? text} className={`bg-surface ${but ? '' : '[.purchase:has([data-chosen=alone])_&]:hidden'}`} />
  );
}

type Data = Record<string, string | undefined>;

/**
 * Loads when idle and not with the page, whose first scripts would bring its styles. If it fails, the rest of the page
 * works.
 */
function later(load: () => Promise<ComponentType<Data>>, Fallback?: ComponentType<Data>): ComponentType<Data> {
  const code = lazyCode(async () => {
    await whenIdle();
    return load();
  });
  return (data) => <LazyPart code={code} props={data} fallback={Fallback && <Fallback {...data} />} />;
}

/** The built content reserves its height. */
const Actions = later(async () => (await import('./laptop-actions.tsx')).LaptopActions);

const UnknownLaptop = later(async () => (await import('./unknown-laptop.tsx')).UnknownLaptop);

const OwnPlace = later(async () => (await import('../why/own-place.tsx')).OwnPlace, StoredPlace);

const ISLANDS = { actions: Actions, why: WhyIsland, own: OwnPlace, price: LaptopPrice, but: LaptopBut };

export { LaptopPage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };
