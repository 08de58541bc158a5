/** A figure and its unit, or a sign of comparison and its figure, stay on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=(?:€|%|h|kg|g|GB|TB|Hz|Wh|W|″)(?![\p{L}\d]))|(?<=[≈±]) /gu, '\u00A0');
