/** Where the scale ends: the dearest that our guides speak of. */
const SCALE_EUR = 4500;

const RANGE = /^(\d+)–(\d+)\u00A0€$/;

const percent = (euros: number): string => `${(Math.min(euros, SCALE_EUR) / SCALE_EUR) * 100}%`;

/** A range of prices as a stretch of a line that is the same for all rows: what the figures say, for the eye. */
export function PriceRange({ words }: { words: string }) {
  const [, from, to] = RANGE.exec(words) ?? [];
  if (from === undefined || to === undefined) return null;
  return (
    <span aria-hidden="true" className="relative mt-2 block h-2 rounded-full bg-line md:min-w-36 print:hidden">
      <span
        className="absolute inset-y-0 rounded-full bg-text"
        style={{ left: percent(Number(from)), right: percent(SCALE_EUR - Number(to)) }}
      />
    </span>
  );
}
