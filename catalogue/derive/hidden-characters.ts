/**
 * Terminal control characters and characters that change the writing direction, which make a text look like another.
 * No name may contain one, not even a tab.
 */
export const HIDDEN: RegExp = /[\p{Bidi_Control}\p{Cc}]/u;

/** @returns the text with hidden characters escaped as in JSON («\u001b») for a terminal; line breaks stay */
export const showHidden = (text: string): string =>
  text.replace(
    /(?!\n)[\p{Bidi_Control}\p{Cc}]/gu,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
