import { BuiltContent } from '#src/ui/built-content.tsx';
import { loadBuiltPage, revalidateBuiltPage } from '#src/ui/built-html.ts';
import { PriceWithNote } from '#src/ui/price-with-note.tsx';
import { UnreachablePage } from '../connection/not-loaded.tsx';
import { useNewerPrices } from '../offers/use-newer-prices.ts';
import { Actions, UnknownLaptop, Why } from './laptop-islands.tsx';

const LaptopPage = () => <BuiltContent islands={ISLANDS} missing={<UnknownLaptop />} Unreachable={UnreachablePage} />;

/** The price as the build wrote it, until a Spanish shop's newer one is known. */
function LaptopPrice({
  id = '',
  seen = '',
  amount = '',
  licence = '',
  note = '',
  old,
}: Record<string, string | undefined>) {
  const newer = useNewerPrices(() => ({ [id]: { id, seen } })).get(id);
  if (newer) return <PriceWithNote words={newer} note={`${newer.seen}.`} />;
  return <PriceWithNote words={{ amount, licence, old: old !== undefined }} note={note} />;
}

const ISLANDS = { actions: Actions, why: Why, price: LaptopPrice };

export { LaptopPage as Component, loadBuiltPage as loader, revalidateBuiltPage as shouldRevalidate };
