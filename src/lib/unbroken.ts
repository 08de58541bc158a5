/** Replaces spaces so that a figure stays on one line with its unit or with a sign of comparison, and no line begins with «·». */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=(?:€|%|×|h|k?g|[GT]B|Hz|nits|Wh?|″)(?![\p{L}\d]))|(?<=[≈±×]) | (?=·)/gu, '\u00A0');
