/** Not by `Intl`, for the reason that spanish-number.ts gives. */
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** «9 de abril de 2025» for the ISO day `2025-04-09`, wherever the reader is. */
export const longDay = (isoDay: string): string => `${Number(isoDay.split('-')[2])} de ${monthOfYear(isoDay)}`;

/** «abril de 2025» for the ISO day `2025-04-09` or the ISO month `2025-04`. */
export function monthOfYear(iso: string): string {
  const [year, month] = iso.split('-');
  return `${MONTHS[Number(month) - 1]} de ${year}`;
}
