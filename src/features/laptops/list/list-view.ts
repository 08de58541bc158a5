/**
 * The shown part of the list: the laptops of one page, and every option with the number of laptops that it leads to.
 */
import type { FilterGroup, ListChoice } from '#contract/pages/laptop-list.ts';
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import type { SearchResult } from '#src/lib/laptop-search.ts';
import { FILTERS } from './filters.ts';
import {
  listAddress,
  type ListOrder,
  type ListState,
  toggled,
  withFilter,
  withOrder,
  withQuery,
} from './list-state.ts';

const PAGE_SIZE = 24;

export interface ListSource {
  /** All, those that give most for their price first. */
  laptops: readonly ListedLaptop[];
  search: (query: string) => SearchResult<ListedLaptop>;
}

export interface ListView {
  state: ListState;
  laptops: ListedLaptop[];
  /** Counts the laptops of all pages. */
  count: number;
  pages: number;
  /** No laptop has all the words. */
  relaxed: boolean;
  groups: FilterGroup[];
  orders: ListChoice[];
  /** What the chosen order means; empty if its name says it. */
  orderNote: string;
  /** If nothing is found: the filter without which most laptops are found. */
  help: { words: string; count: number; href: string } | null;
}

/** @param requested the address's state; unknown brands and pages in it are ignored */
export function listView(source: ListSource, requested: ListState): ListView {
  const { laptops } = source;
  const state = known(requested, laptops);
  const { laptops: found, relaxed } = state.query === '' ? { laptops, relaxed: false } : source.search(state.query);
  const { kept, groups } = filtered(found, laptops, state);
  const pages = Math.max(1, Math.ceil(kept.length / PAGE_SIZE));
  const page = Math.min(state.page, pages);
  const first = (page - 1) * PAGE_SIZE;
  return {
    state: { ...state, page },
    laptops: ordered(kept, state, laptops).slice(first, first + PAGE_SIZE),
    count: kept.length,
    pages,
    relaxed,
    groups,
    orders: orderChoices(state),
    orderNote: orderOf(state) === 'value' ? VALUE_NOTE : '',
    help: kept.length === 0 ? helpFor(source, state) : null,
  };
}

function known(state: ListState, laptops: readonly ListedLaptop[]): ListState {
  const chosen = FILTERS.map(({ key, options }) => {
    const values = new Set(options(laptops).map(({ value }) => value));
    return [key, (state.chosen[key] ?? []).filter((value) => values.has(value))] as const;
  });
  return { ...state, chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)) };
}

/** Each option counts the laptops that meet the filters of all other groups. */
function filtered(found: readonly ListedLaptop[], laptops: readonly ListedLaptop[], state: ListState) {
  const active = FILTERS.map(({ key, keeps }) => {
    const values = state.chosen[key] ?? [];
    return (laptop: ListedLaptop) => values.length === 0 || values.some((value) => keeps(laptop, value));
  });
  const missed = found.map((laptop) => active.flatMap((meets, index) => (meets(laptop) ? [] : [index])));
  const kept = found.filter((_, row) => missed[row]?.length === 0);
  const groups = FILTERS.map(({ key, label, options, keeps }, index): FilterGroup => {
    const others = found.filter((_, row) => missed[row]?.every((group) => group === index));
    const chosen = state.chosen[key] ?? [];
    return {
      key,
      label,
      options: options(laptops)
        .map(({ value, label: words }) => ({
          label: words,
          chosen: chosen.includes(value),
          href: listAddress(toggled(state, key, value)),
          count: others.filter((laptop) => keeps(laptop, value)).length,
        }))
        // What a search leaves nothing of cannot be chosen.
        .filter((option) => state.query === '' || option.count > 0 || option.chosen),
    };
  });
  return { kept, groups: groups.filter(({ options: left }) => left.length > 0) };
}

const unknownLast = (value: number | null, sign: 1 | -1): number => (value === null ? Infinity : sign * value);

const SORTED_BY: Readonly<Record<Exclude<ListOrder, 'value' | 'newest'>, (laptop: ListedLaptop) => number>> = {
  price: ({ price, licence }) => price + licence,
  weight: ({ weightKg }) => unknownLast(weightKg, 1),
  battery: ({ batteryHours }) => unknownLast(batteryHours, -1),
};

/** The shown order; `null`: by relevance. */
const orderOf = ({ order, query }: ListState): ListOrder | null => order ?? (query === '' ? 'value' : null);

/** Dates without a day come after the days of their month. */
const byNewestPrice = (one: ListedLaptop, other: ListedLaptop): number =>
  other.priceDate.localeCompare(one.priceDate) || one.name.localeCompare(other.name, 'es');

/** `laptops` come by relevance when searching, else in the order of `all`, those that give most for their price first. */
function ordered(laptops: readonly ListedLaptop[], { order }: ListState, all: readonly ListedLaptop[]) {
  if (order === null) return laptops;
  if (order === 'value') {
    const places = new Map(all.map(({ id }, place) => [id, place]));
    return laptops.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  }
  if (order === 'newest') return laptops.toSorted(byNewestPrice);
  const by = SORTED_BY[order];
  // Two unknown figures have no difference.
  return laptops.toSorted((one, other) => by(one) - by(other) || 0);
}

const ORDER_WORDS: Readonly<Record<ListOrder, string>> = {
  value: 'Mejor compra',
  price: 'Más barato',
  weight: 'Más ligero',
  battery: 'Más autonomía',
  newest: 'Precio más reciente',
};

const VALUE_NOTE =
  'Primero, los que más dan por lo que cuestan en algún uso; al final, los que cuestan de más o no llegan a los mínimos.';

function orderChoices(state: ListState): ListChoice[] {
  const searched = state.query !== '';
  const choice = (label: string, order: ListOrder | null): ListChoice => ({
    label,
    chosen: orderOf(state) === (order ?? orderOf({ ...state, order })),
    href: listAddress(withOrder(state, order)),
  });
  return [
    ...(searched ? [choice('Más parecido', null)] : []),
    choice(ORDER_WORDS.value, searched ? 'value' : null),
    ...(['price', 'weight', 'battery', 'newest'] as const).map((order) => choice(ORDER_WORDS[order], order)),
  ];
}

function helpFor(source: ListSource, state: ListState): ListView['help'] {
  const without = [
    // Without it alone everything is found, which helps nobody.
    ...(state.query === '' || Object.values(state.chosen).flat().length === 0
      ? []
      : [{ words: `«${state.query}»`, without: withQuery(state, '') }]),
    ...FILTERS.flatMap(({ key, options, words }) => {
      const chosen = options(source.laptops).filter(({ value }) => state.chosen[key]?.includes(value));
      if (chosen.length === 0) return [];
      return [
        { words: `«${chosen.map(({ label }) => words(label)).join(', ')}»`, without: withFilter(state, key, []) },
      ];
    }),
  ];
  const counted = without.map(({ words, without: rest }) => {
    const { laptops: found } = rest.query === '' ? source : source.search(rest.query);
    return { words, href: listAddress(rest), count: filtered(found, source.laptops, rest).kept.length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
