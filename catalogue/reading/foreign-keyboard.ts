/** Languages in which a title names a keyboard without Ñ. */
const LANGUAGE = String.raw`(?:alem[aá]n|ingl[eé]s|us|usa|uk|american\p{L}+|int(?:ernacional|ernational|l)?|franc[eé]s|italian\p{L}*|portugu[eé]s|pt|n[oó]rdic\p{L}*|suizo|belga|german|english|french|qwertz|azerty)`;
const FOREIGN = new RegExp(
  [
    String.raw`\b(?:teclado|keyboard)\s+(?:\p{L}+\s+){0,2}?${LANGUAGE}(?!\p{L})`,
    String.raw`\b(?:qwertz|azerty)\b|\bqwerty[\s-]+${LANGUAGE}(?!\p{L})|(?<!\p{L})sin (?:ñ|eñe)(?!\p{L})`,
    String.raw`\b${LANGUAGE}[\s-]+(?:keyboard|layout|qwerty)\b`,
  ].join('|'),
  'iu',
);

/** @returns whether a title names the keyboard of another country */
export const namesForeignKeyboard = (title: string): boolean => FOREIGN.test(title);
