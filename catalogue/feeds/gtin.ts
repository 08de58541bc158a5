const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);
const WITHOUT_DIGITS = /^\D*$|^0+$/;

/** GS1's check digit: weights 3 and 1 alternate from the right. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Parses a GTIN (EAN, UPC) into 13 or 14 digits, so that a UPC equals the EAN of the same product.
 * @returns `null` if the cell has none («N/A», zeros), `undefined` if its value is invalid
 */
export function readGtin(cell: string): string | null | undefined {
  const [first = ''] = cell.split(',');
  const text = first.replace(/[\s-]/g, '');
  if (WITHOUT_DIGITS.test(text)) return null;
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length) || !hasRightCheckDigit(text)) return undefined;
  return text.replace(/^0(?=\d{13}$)/, '').padStart(13, '0');
}
