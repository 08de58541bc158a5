import { showHidden } from '../derive/hidden-characters.ts';

/** Shops' words reach a terminal here only: nothing in them is taken for a command to it. */
export const print = (text: string): void => console.log(showHidden(text));
