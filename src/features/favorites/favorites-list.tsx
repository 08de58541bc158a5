import { useState } from 'react';
import { COMPARED, isLaptopId } from '#contract/limits.ts';
import { type KnownLaptops, useLaptops } from '#src/services/use-laptops.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { useReconnect } from '#src/services/use-online.ts';
import { savedReadFragment } from '#src/lib/read-code.ts';
import { CompareBar, type CompareChoiceState } from './compare-choice.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { priceNews } from './price-news.ts';

/** All favorites, in the order in which they were saved. */
export function FavoritesList({ favorites, onRemoved }: { favorites: readonly SavedLaptop[]; onRemoved: () => void }) {
  const now = useLaptopsNow(favorites);
  const ownsWindows = useOwnsWindows();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const several = favorites.length > 1;
  const isRetired = (id: string) => now.get(id) === null;
  const newsOf = (favorite: SavedLaptop) => {
    const laptop = now.get(favorite.id);
    return laptop ? priceNews(favorite, laptop, ownsWindows) : null;
  };
  // Removed and retired laptops are not compared.
  const chosen = checked.filter((id) => !isRetired(id) && favorites.some((favorite) => favorite.id === id));
  const choiceOf = (id: string): CompareChoiceState => ({
    chosen: chosen.includes(id),
    full: chosen.length >= COMPARED.max,
    onChange: (isChosen) => setChecked(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
  });
  return (
    <>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {favorites.map((favorite) => (
          <li key={favorite.id} className="grid grid-cols-1">
            <FavoriteCard
              favorite={favorite}
              news={newsOf(favorite)}
              retired={isRetired(favorite.id)}
              compare={several && savedReadFragment(favorite.id) === null ? choiceOf(favorite.id) : null}
              onRemoved={onRemoved}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <CompareBar ids={chosen} />}
    </>
  );
}

/** Old favorites may have a name or a number as id. */
const isKnown = (id: string): boolean => isLaptopId(id) && id.includes('-');

const NONE: KnownLaptops = new Map();

/** Without an answer the cards stay without news, until the connection is back. */
function useLaptopsNow(favorites: readonly SavedLaptop[]): KnownLaptops {
  const { data = NONE, isError, refetch } = useLaptops(favorites.map(({ id }) => id).filter(isKnown));
  useReconnect(() => isError && void refetch());
  return data;
}
