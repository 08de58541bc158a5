/** Parses figures and dates in Spanish notation, independently of the engine's formatters. */

/** «1299,99», «12.999,99»: grouped from five digits on; `NaN` for anything else. */
export function readNumber(text: string): number {
  return /^(\d{1,4}|\d{2,3}\.\d{3})(,\d{1,2})?$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : Number.NaN;
}

export const readEuros = (text: string): number => {
  const [, amount] = /^([\d.,]+) €$/.exec(text) ?? [];
  return readNumber(amount ?? '');
};

export const readCount = (text: string): number => (text === 'uno' ? 1 : readNumber(text));

/** @returns the GB that the text may stand for, as a terabyte can be 1,024 or 1,000 */
export function readStorage(text: string): number[] {
  const [, amount, unit] = /^([\d.,]+) (GB|TB)$/.exec(text) ?? [];
  const value = readNumber(amount ?? '');
  return unit === 'TB' ? [value * 1024, value * 1000] : [value];
}

/** «a, b y c», «a e i»; members must not contain commas or «y». */
export const readList = (text: string): string[] => text.split(/, | y | e (?=i|hi)/);

export const NUMBER = String.raw`[\d.]+(?:,\d+)?`;
export const EUROS = String.raw`${NUMBER} €`;

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** «29 de mayo de 2026», «agosto de 2026», «2025» as an ISO date. */
export function readDate(text: string): string {
  const [, day, month, year = ''] = /^(?:(?:(\d+) de )?([a-z]+) de )?(\d{4})$/u.exec(text) ?? [];
  const monthNumber = month === undefined ? '' : `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
  return `${year}${monthNumber}${day === undefined ? '' : `-${day.padStart(2, '0')}`}`;
}
