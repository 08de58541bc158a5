/**
 * Controls of a terminal and characters that turn the direction of writing: with them a text is not what it looks like.
 * No name holds one, not even a tab.
 */
export const HIDDEN: RegExp = /[\p{Bidi_Control}\p{Cc}]/u;

/** @returns the text for a terminal, with hidden characters as JSON writes them, «\u001b»; new lines stay */
export const showHidden = (text: string): string =>
  text.replace(
    /(?!\n)[\p{Bidi_Control}\p{Cc}]/gu,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
