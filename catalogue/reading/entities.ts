import { decodeHTMLStrict } from 'entities';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** «&amp;amp;aacute;»: shops escape what is escaped already. */
const MOST_TIMES = 3;

/** @returns the text with HTML's entities as letters, however often they are escaped */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let time = 0; time < MOST_TIMES && ENTITY.test(decoded); time += 1) decoded = decodeHTMLStrict(decoded);
  return decoded;
}
