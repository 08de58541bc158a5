/** Favorites saved a while ago, and what the API knows of them now. */
import type { PriceFacts } from '#contract/facts.ts';
import type { Favorite } from '#src/services/favorites.ts';
import type { AccountsPlan } from './example-accounts.ts';

const SEEN: PriceFacts = {
  priceKind: 'seen',
  seenPrice: null,
  priceDate: '2026-02-01',
  priceBasis: 'en una tienda española',
  licence: 0,
};
const LONG_NOTE =
  'Para mi padre: que pese poco y que la pantalla se vea bien al sol. Preguntar a Marta si el suyo aguanta todo el día.';

/** One has a lower price, one a higher price, one left the catalogue, and nothing new is known of the others. */
export function keptFavorites(favorites: readonly Favorite[]) {
  const [first, second, gone, ...others] = favorites;
  if (!first || !second || !gone) throw new Error('Three favorites are needed');
  const fallen: Favorite = { ...first, facts: SEEN, note: LONG_NOTE };
  const risen: Favorite = { ...second, facts: SEEN, note: 'Caro' };
  const now = ({ price, ...rest }: Favorite, change: number) => ({
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
export const manyFavorites = (favorites: readonly Favorite[]): Favorite[] =>
  Array.from({ length: 12 }, (_, index) => favorites[index % favorites.length] ?? [])
    .flat()
    .map(({ id, ...rest }, index) => Object.assign(rest, { id: `${id}-${index}` }));
