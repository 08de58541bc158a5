const LONG_DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** «9 de abril de 2025» for the ISO day `2025-04-09`, wherever the reader is. */
export const longDay = (isoDay: string): string => LONG_DAY.format(new Date(isoDay));
