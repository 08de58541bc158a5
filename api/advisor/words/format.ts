/** Figures as Spanish readers write them. Every figure a visitor reads passes through here. */

/** Formatting costs microseconds and the same figures come again and again. */
const MEMORY_LIMIT = 20_000;

function remembered(format: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = format(value);
      if (known.size < MEMORY_LIMIT) known.set(value, text);
    }
    return text;
  };
}

const formatter = (minimumFractionDigits: number, maximumFractionDigits: number) => {
  const numberFormat = new Intl.NumberFormat('es-ES', {
    minimumFractionDigits,
    maximumFractionDigits,
  });
  return remembered((value) => numberFormat.format(value));
};

/** «1299», with up to two decimals where there are any. */
export const formatNumber = formatter(0, 2);
const formatCents = formatter(2, 2);

/** «1299 €», «1299,99 €». */
export const formatEuros = (euros: number): string =>
  `${Number.isInteger(euros) ? formatNumber(euros) : formatCents(euros)} €`;

/** «1,28 kg», always with the digits that are known. */
export const formatKilograms = (kg: number): string => `${formatNumber(kg)} kg`;

const GB_PER_TB = 1024;
const DECIMAL_GB_PER_TB = 1000;

/** «512 GB», «1 TB»: whole terabytes are said as such, counted either way. */
export function formatStorage(gb: number): string {
  for (const unit of [GB_PER_TB, DECIMAL_GB_PER_TB]) if (gb % unit === 0) return `${formatNumber(gb / unit)} TB`;
  return `${formatNumber(gb)} GB`;
}

/** «16 GB». */
export const formatMemory = (gb: number): string => `${formatNumber(gb)} GB`;

/** «unas 8 h»: an estimate is said in whole hours. */
export const formatHours = (hours: number): string => `unas ${formatNumber(Math.round(hours))} h`;

/** «15,6"». */
export const formatInches = (inches: number): string => `${formatNumber(inches)}″`;

export interface Resolution {
  width: number;
  height: number;
}

/** «1920 × 1080»: a resolution is a name, not an amount, so without a point. */
export const formatResolution = ({ width, height }: Resolution): string => `${width} × ${height}`;

/** «uno», «uno y dos», «uno, dos y tres»; «e» before the sound of i. */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const and = /^(i|hi(?!e))/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

const CENTS = 100;
/** Differences of prices, without the dust of binary fractions. */
export const roundCents = (euros: number): number => Math.round(euros * CENTS) / CENTS;
