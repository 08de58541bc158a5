import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { COMPARED, isLaptopId, SHEETS_MAX } from '#contract/limits.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { AdvisorSource } from '#src/services/advisor.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { useServices } from '#src/services/services.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
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

/** Asks once for each laptop, and again for what was not answered when the connection is back. */
function useLaptopsNow(favorites: readonly Favorite[]): LaptopsNow {
  const { advisor, connectivity } = useServices();
  const [known, setKnown] = useState<LaptopsNow>(new Map());
  const question = favorites.flatMap(({ id }) => (isKnown(id) ? [id] : [])).join();

  const askMissing = useEffectEvent((ids: readonly string[]) =>
    askInLots(
      advisor,
      ids.filter((id) => !known.has(id)),
    ),
  );
  useEffect(() => {
    if (question === '') return undefined;
    let over = false;
    const ask = async () => {
      const answers = await askMissing(question.split(','));
      if (!over) setKnown((before) => new Map([...before, ...answers]));
    };
    void ask();
    const stop = connectivity.observe(() => {
      if (connectivity.current()) void ask();
    });
    return () => {
      over = true;
      stop();
    };
  }, [question, connectivity]);
  return known;
}

async function askInLots(advisor: AdvisorSource, ids: readonly string[]): Promise<LaptopsNow> {
  const lots = Array.from({ length: Math.ceil(ids.length / SHEETS_MAX) }, (_, index) =>
    ids.slice(index * SHEETS_MAX, (index + 1) * SHEETS_MAX),
  );
  const answers = await Promise.all(
    lots.map(async (lot) => {
      // Without an answer the cards stay without news.
      const laptops = await advisor()
        .then((api) => api.laptops(lot))
        .catch(() => null);
      return laptops === null ? [] : lot.map((id) => [id, laptops.find((laptop) => laptop.id === id) ?? null] as const);
    }),
  );
  return new Map(answers.flat());
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
