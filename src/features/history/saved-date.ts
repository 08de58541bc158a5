const dayFormat = new Intl.DateTimeFormat('es-ES', { day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', hour12: false });

/** «21/11/2026» and «09:05», in the visitor's time zone. */
export const savedDay = (date: Date | null): string => (date ? dayFormat.format(date) : 'Fecha desconocida');
export const savedTime = (date: Date | null): string => (date ? timeFormat.format(date) : 'Hora desconocida');
