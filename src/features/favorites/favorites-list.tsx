import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { COMPARED } from '#contract/compared-count.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { CompareBar, type CompareChoiceState } from './compare-choice.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { useLaptopsNow } from './laptops-now.ts';
import { priceNews } from './price-news.ts';
import { addressIn, orderIn, ORDERS, sorted } from './sort-order.ts';

interface FavoritesListProps {
  favorites: readonly Favorite[];
  onRemoved: () => void;
}

/** All that are saved, in the order that the address says. */
export function FavoritesList({ favorites, onRemoved }: FavoritesListProps) {
  const { search } = useLocation();
  const now = useLaptopsNow(favorites);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const several = favorites.length > 1;
  const isGone = (id: string) => now.get(id) === null;
  const newsOf = (favorite: Favorite) => {
    const laptop = now.get(favorite.id);
    return laptop ? priceNews(favorite, laptop) : null;
  };
  // One that is removed or gone is not compared.
  const chosen = wanted.filter((id) => !isGone(id) && favorites.some((favorite) => favorite.id === id));
  const choiceOf = (id: string): CompareChoiceState => ({
    chosen: chosen.includes(id),
    full: chosen.length >= COMPARED.max,
    onChange: (isChosen) => setWanted(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
  });
  const shown = sorted(favorites, orderIn(search), (favorite) => newsOf(favorite)?.drop ?? null);
  return (
    <>
      {several && <OrderField search={search} />}
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((favorite) => (
          <li key={favorite.id} className="grid grid-cols-1">
            <FavoriteCard
              favorite={favorite}
              news={newsOf(favorite)}
              gone={isGone(favorite.id)}
              compare={several ? choiceOf(favorite.id) : null}
              onRemoved={onRemoved}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <CompareBar ids={chosen} />}
    </>
  );
}

const OPTIONS = Object.entries(ORDERS).map(([value, label]) => ({ value, label }));

function OrderField({ search }: { search: string }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Ordenar por"
      options={OPTIONS}
      value={orderIn(search)}
      onChange={(order) =>
        void navigate({ search: addressIn(search, order) }, { replace: true, preventScrollReset: true })
      }
      className="no-print mt-6 sm:w-72"
    />
  );
}
