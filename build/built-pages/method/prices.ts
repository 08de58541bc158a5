import { MONTHLY_RISE, PLACES, RISE_SINCE } from '../../../catalogue/derive/cost-in-spain.ts';
import { WINDOWS_LICENCE_EUR } from '../../../contract/facts.ts';
import type { Laptop } from '../../../catalogue/laptop.ts';
import type { Method } from '../../../contract/built/method.ts';

const YEAR_MONTHS = 12;

type Place = Method['prices']['places'][number]['place'];

const placeOf = ({ cost, priceBasis }: Laptop): Place => {
  if (cost.exact) return 'exact';
  if (priceBasis === 'listed-es') return 'spain';
  return priceBasis === 'listed-eu' ? 'slovakia' : 'poland';
};

const BASES = { exact: 'listed-es', spain: 'listed-es', slovakia: 'listed-eu', poland: 'converted' } as const;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function pricesOf(laptops: readonly Laptop[]): Method['prices'] {
  const count = (holds: (laptop: Laptop) => boolean): number => laptops.filter(holds).length;
  return {
    places: (['exact', 'spain', 'slovakia', 'poland'] as const).map((place) => {
      const there = laptops.filter((laptop) => placeOf(laptop) === place);
      return {
        place,
        laptops: there.length,
        level: PLACES[BASES[place]].level,
        spread: median(there.map(({ cost }) => cost.spread)),
      };
    }),
    olderThanYear: count(({ cost }) => cost.months > YEAR_MONTHS),
    doubtful: count(({ cost }) => cost.doubtful),
    withoutWindows: count(({ cost }) => cost.licenceEur > 0),
    licenceEur: WINDOWS_LICENCE_EUR,
    monthlyRise: Math.expm1(MONTHLY_RISE),
    riseSince: RISE_SINCE,
  };
}
