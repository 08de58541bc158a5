import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { COMPARED, isLaptopId, SHEETS_MAX } from '#contract/limits.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { useServices } from '#src/services/services.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useObserved } from '#src/lib/observed.ts';
import { savedReadFragment } from '#src/lib/read-code.ts';
import { totalPrice } from '#src/lib/price-words.ts';
import { CompareBar, type CompareChoiceState } from './compare-choice.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { priceNews } from './price-news.ts';

/** All favorites, in the order that the address names. */
export function FavoritesList({ favorites, onRemoved }: { favorites: readonly Favorite[]; onRemoved: () => void }) {
  const { search } = useLocation();
  const now = useLaptopsNow(favorites);
  const ownsWindows = useOwnsWindows();
  const [checked, setChecked] = useState<readonly string[]>([]);
  const several = favorites.length > 1;
  const isRetired = (id: string) => now.get(id) === null;
  const newsOf = (favorite: Favorite) => {
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
  const shown = sorted(favorites, orderIn(search), {
    priceOf: (favorite) => totalPrice(favorite, ownsWindows),
    dropOf: (favorite) => newsOf(favorite)?.drop ?? null,
  });
  return (
    <>
      {several && <OrderField search={search} />}
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((favorite) => (
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
function useLaptopsNow(favorites: readonly Favorite[]): LaptopsNow {
  const services = useServices();
  const online = useObserved(services.connectivity, true);
  const ids = favorites.map(({ id }) => id).filter(isKnown);
  // Without an answer the cards stay without news.
  const { value = NONE } = useAsked({ ids, online }, async (asked, before = NONE): Promise<LaptopsNow> => {
    const missing = asked.ids.filter((id) => !before.has(id));
    const lots = Array.from({ length: Math.ceil(missing.length / SHEETS_MAX) }, (_, index) =>
      missing.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
    );
    const answers = await Promise.all(
      lots.map((lot) => ask(services, (host) => host.laptops(lot), { fallback: false })),
    );
    const laptops = answers.flatMap(({ answer }) => answer);
    return new Map([
      ...before,
      ...missing.map((id) => [id, laptops.find((laptop) => laptop.id === id) ?? null] as const),
    ]);
  });
  return value;
}

const ORDER_PARAMETER = 'orden';

/** By the parameter's value; the first is the default. */
export const ORDERS = {
  guardado: 'Como los guardaste',
  reciente: 'Guardado más reciente',
  precio: 'Precio, el menor primero',
  nombre: 'Nombre',
  bajada: 'Lo que más ha bajado',
} as const;
type Order = keyof typeof ORDERS;

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

const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(ORDERS, text);

/** @param search of an address, which anybody may have written */
export function orderIn(search: string): Order {
  const order = new URLSearchParams(search).get(ORDER_PARAMETER);
  return isOrder(order) ? order : 'guardado';
}

/** @returns the search of the address with another order */
export function addressIn(search: string, order: string): string {
  const parameters = new URLSearchParams(search);
  if (order === 'guardado') parameters.delete(ORDER_PARAMETER);
  else parameters.set(ORDER_PARAMETER, order);
  return String(parameters);
}

const byName = new Intl.Collator('es', { numeric: true });

const LAST = Number.POSITIVE_INFINITY;

/** In euros; `null` where they are not known. */
interface Figures {
  priceOf: (favorite: Favorite) => number | null;
  /** By how much the price has fallen. */
  dropOf: (favorite: Favorite) => number | null;
}

/** @param favorites in the order in which they were saved, which decides between equals */
export function sorted(
  favorites: readonly Favorite[],
  order: Order,
  { priceOf, dropOf }: Figures,
): readonly Favorite[] {
  if (order === 'guardado') return favorites;
  if (order === 'reciente') return favorites.toReversed();
  if (order === 'nombre') return favorites.toSorted((one, other) => byName.compare(one.name, other.name));
  const rank =
    order === 'precio' ? (each: Favorite) => priceOf(each) ?? LAST : (each: Favorite) => -(dropOf(each) ?? 0);
  // Two infinities have no difference.
  return favorites.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}
