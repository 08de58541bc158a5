/** The first letter of a sentence, where a text is used within one or alone. */
export const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
