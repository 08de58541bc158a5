import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '../errors.ts';

/** @returns the text with hidden characters escaped as in JSON («\u001b») for a terminal; line breaks stay */
export const showHidden = (text: string): string =>
  text.replace(
    /(?!\n)[\p{Bidi_Control}\p{Cc}]/gu,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** All text from shops is printed here, escaped so that the terminal does not interpret control characters. */
export const print = (text: string): void => console.log(showHidden(text));

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError on an unknown option or a missing value */
export function readArguments<T extends ParseArgsConfig['options']>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** @returns the folder of snapshots, from the option or the environment */
export function folderOf(option: string | undefined): string {
  const folder = option ?? process.env['CATALOGUE_FOLDER'];
  if (folder === undefined || folder === '') throw new UsageError('expected --folder FOLDER, or CATALOGUE_FOLDER');
  return folder;
}
