/** Spanish grammar that all sentences need. */

/** The text continues a sentence after a colon. None of our sentences begins with a name. */
export const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The text begins a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
