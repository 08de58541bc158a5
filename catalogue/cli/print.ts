import { showHidden } from '../derive/hidden-characters.ts';

/** All text from shops is printed here, escaped so that the terminal does not interpret control characters. */
export const print = (text: string): void => console.log(showHidden(text));
