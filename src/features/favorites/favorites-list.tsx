import { useState } from 'react';
import { COMPARED, isLaptopId, SHEETS_MAX } from '#contract/limits.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { useAsked } from '#src/services/ask.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { useObserved } from '#src/lib/observed.ts';
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

/**
 * Laptops as the catalogue has them today: `null` for a retired one, no entry if it was not asked for or not answered.
 */
type LaptopsNow = ReadonlyMap<string, ShownComputer | null>;

/** Old favorites may have a name or a number as id. */
const isKnown = (id: string): boolean => isLaptopId(id) && id.includes('-');

const NONE: LaptopsNow = new Map();

/** Asks once for each laptop, and again for all that is missing when the connection is back. */
function useLaptopsNow(favorites: readonly SavedLaptop[]): LaptopsNow {
  const { advisor, connectivity } = useServices();
  const online = useObserved(connectivity, true);
  const ids = favorites.map(({ id }) => id).filter(isKnown);
  // Without an answer the cards stay without news.
  const { value = NONE } = useAsked({ ids, online }, async (asked, before = NONE): Promise<LaptopsNow> => {
    const missing = asked.ids.filter((id) => !before.has(id));
    const lots = Array.from({ length: Math.ceil(missing.length / SHEETS_MAX) }, (_, index) =>
      missing.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
    );
    const asking = await advisor();
    const laptops = (await Promise.all(lots.map((lot) => asking.laptops(lot)))).flat();
    return new Map([
      ...before,
      ...missing.map((id) => [id, laptops.find((laptop) => laptop.id === id) ?? null] as const),
    ]);
  });
  return value;
}
