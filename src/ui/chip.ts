/** A link in a row of others, to choose by or to take back, filled while it is current. */
export const CHIP_LINK =
  'flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm/[1.6] tabular-nums hover:border-text ' +
  'aria-[current]:border-text not-forced-colors:aria-[current]:bg-text not-forced-colors:aria-[current]:text-surface ' +
  'forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] ' +
  'forced-colors:aria-[current]:forced-color-adjust-none';
