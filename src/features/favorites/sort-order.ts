import { totalPrice } from '#src/lib/price-words.ts';
import type { Favorite } from '#src/services/favorites.ts';

const ORDER_PARAMETER = 'orden';

/** By what the address says; the first is the one without it. */
export const ORDERS = {
  guardado: 'Como los guardaste',
  reciente: 'Guardado más reciente',
  precio: 'Precio, el menor primero',
  nombre: 'Nombre',
  bajada: 'Lo que más ha bajado',
} as const;
type Order = keyof typeof ORDERS;

const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(ORDERS, text);

/** @param search of an address, which anybody may have written */
export function orderIn(search: string): Order {
  const wanted = new URLSearchParams(search).get(ORDER_PARAMETER);
  return isOrder(wanted) ? wanted : 'guardado';
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

/**
 * @param favorites in the order in which they were saved, which decides between equals
 * @param dropOf euros by which a price has fallen; `null` where that is not known
 */
export function sorted(
  favorites: readonly Favorite[],
  order: Order,
  dropOf: (favorite: Favorite) => number | null,
): readonly Favorite[] {
  if (order === 'guardado') return favorites;
  if (order === 'reciente') return favorites.toReversed();
  if (order === 'nombre') return favorites.toSorted((one, other) => byName.compare(one.name, other.name));
  const rank =
    order === 'precio' ? (each: Favorite) => totalPrice(each) ?? LAST : (each: Favorite) => -(dropOf(each) ?? 0);
  // Two infinities have no difference.
  return favorites.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0);
}
