const MONTHS_PER_YEAR = 12;

/** Months since year 0; a date without a month is one of its year's. */
function monthsOf(date: string): { first: number; last: number } {
  const [year = '0', month] = date.split('-');
  const start = Number(year) * MONTHS_PER_YEAR;
  return month === undefined
    ? { first: start + 1, last: start + MONTHS_PER_YEAR }
    : { first: start + Number(month), last: start + Number(month) };
}

/**
 * Months from an ISO day, month or year until another.
 * @returns `least` and `most`, which differ where a date has no month
 */
export function monthsUntil(later: string, earlier: string): { least: number; most: number } {
  const from = monthsOf(earlier);
  const to = monthsOf(later);
  return { least: to.first - from.last, most: to.last - from.first };
}
