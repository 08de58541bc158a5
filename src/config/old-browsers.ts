/**
 * Gives browsers of 2023 what they lack: Chrome 109 is the last one for Windows 7 and 8. The types of `src` end at ES2022
 * (`tsconfig.json`), so that a newer method has to be declared here. Those of `URL` are not of ECMAScript. What runs while its
 * file is loaded cannot rely on them: small files may come before this one.
 */
declare global {
  interface ReadonlyArray<T> {
    toSorted(order?: (one: T, other: T) => number): T[];
  }
  interface Array<T> {
    toSorted(order?: (one: T, other: T) => number): T[];
  }
}

function give(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

give(URL, 'canParse', (address: string | URL, base?: string | URL): boolean => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
});
give(Array.prototype, 'toSorted', function toSorted<T>(this: readonly T[], order?: (one: T, other: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- of a copy
  return [...this].sort(order);
});
