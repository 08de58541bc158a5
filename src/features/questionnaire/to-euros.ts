/** «1200», «1.200», «1 200 €» → 1200; `NaN` for what is no whole number. */
export function toEuros(typed: unknown): number {
  const digits = String(typed).replace(/\s|€|\.(?=\d{3}\b)/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
