/** Favorites saved a while ago, and what the API knows of them now. */
import type { PriceFacts } from '#contract/facts.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import type { AccountsPlan } from './example-accounts.ts';

const SEEN: PriceFacts = {
  priceKind: 'seen',
  seenPrice: null,
  priceDate: '2026-02-01',
  priceBasis: 'en una tienda española',
  licence: 0,
};

/** One has a lower price, one a higher price, one left the catalogue, and nothing new is known of the others. */
export function keptFavorites(favorites: readonly SavedLaptop[]) {
  const [first, second, gone, ...others] = favorites;
  if (!first || !second || !gone) throw new Error('Three favorites are needed');
  const fallen: SavedLaptop = { ...first, facts: SEEN };
  const risen: SavedLaptop = { ...second, facts: SEEN };
  const now = ({ price, ...rest }: SavedLaptop, change: number) => ({
    ...rest,
    price: (price ?? 0) + change,
    facts: { ...SEEN, priceDate: '2026-03-12' },
  });
  const accounts: AccountsPlan = { signedIn: true, favorites: [fallen, risen, gone, ...others] };
  return {
    accounts,
    api: { status: 200, body: { laptops: [now(fallen, -60), now(risen, 40), ...others] } },
  };
}

/** Twelve. */
export const manyFavorites = (favorites: readonly SavedLaptop[]): SavedLaptop[] =>
  Array.from({ length: 12 }, (_, index) => favorites[index % favorites.length] ?? [])
    .flat()
    .map(({ id, ...rest }, index) => Object.assign(rest, { id: `${id}-${index}` }));
