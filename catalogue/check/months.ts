const MONTHS_PER_YEAR = 12;

/** First and last possible month, counted from year 0; a date without a month may be any month of its year. */
function monthsOf(date: string): { first: number; last: number } {
  const [year = '0', month] = date.split('-');
  const start = Number(year) * MONTHS_PER_YEAR;
  return month === undefined
    ? { first: start + 1, last: start + MONTHS_PER_YEAR }
    : { first: start + Number(month), last: start + Number(month) };
}

/**
 * Months between two ISO days, months or years.
 * @returns `least` and `most`, which differ if a date has no month
 */
export function monthsUntil(later: string, earlier: string): { least: number; most: number } {
  const from = monthsOf(earlier);
  const to = monthsOf(later);
  return { least: to.first - from.last, most: to.last - from.first };
}
