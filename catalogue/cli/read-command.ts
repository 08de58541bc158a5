import { READ_FIELDS } from '../../contract/advert.ts';
import { CATALOGUE_FILE, loadCatalogue } from '../load.ts';
import { KnownLaptops } from '../reading/known-laptops.ts';
import { explainAdvert } from '../reading/read-advert.ts';
import { print, readArguments, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' } } as const;
const NAME_WIDTH = 14;

/**
 * Prints how the text of an advert is understood, and why.
 * @returns exit code 0
 */
export function runRead(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length === 0) throw new UsageError('read: expected the text of an advert');
  const { laptops, orderCodes } = loadCatalogue(values.catalogue ?? CATALOGUE_FILE);
  const { answer, why } = explainAdvert(positionals.join(' '), new KnownLaptops(laptops, orderCodes));
  print(`${'kind'.padEnd(NAME_WIDTH)} ${answer.kind}`);
  for (const field of READ_FIELDS) {
    const words = answer.from[field];
    const value = JSON.stringify(answer.read[field]);
    print(`${field.padEnd(NAME_WIDTH)} ${value}${words === undefined ? '' : `  from «${words}»`}`);
  }
  for (const { field, text, options } of answer.questions)
    print(`question       ${field}: ${text}; ${options.join(', ')}`);
  print(`${'known'.padEnd(NAME_WIDTH)} ${answer.known ?? 'none'}: ${why}`);
  return 0;
}
