/** Reads figures as Spanish readers write them; the counterpart of the engine's formats, written without looking at them. */

/** «1299,99» and «12.999,99», grouped from five digits on; anything else is not a figure. */
export function readNumber(text: string): number {
  return /^(\d{1,4}|\d{2,3}\.\d{3})(,\d{1,2})?$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : Number.NaN;
}

export const readEuros = (text: string): number => {
  const [, amount] = /^([\d.,]+) €$/.exec(text) ?? [];
  return readNumber(amount ?? '');
};

/** «uno» or a figure. */
export const readCount = (text: string): number => (text === 'uno' ? 1 : readNumber(text));

/** GB; a terabyte may be counted either way. */
export function readStorage(text: string): number[] {
  const [, amount, unit] = /^([\d.,]+) (GB|TB)$/.exec(text) ?? [];
  const value = readNumber(amount ?? '');
  return unit === 'TB' ? [value * 1024, value * 1000] : [value];
}

/** «a, b y c», «a e i»: its members. Members may not hold commas or «y» themselves. */
export const readList = (text: string): string[] => text.split(/, | y | e (?=i|hi)/);

export const NUMBER = String.raw`[\d.]+(?:,\d+)?`;
export const EUROS = String.raw`${NUMBER} €`;

/** Points of one of our estimates, as the group f. */
export const POINTS = String.raw`(?<f>\d+) puntos`;
