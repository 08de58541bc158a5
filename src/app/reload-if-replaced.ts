/** Holds the version that this tab has reloaded. */
const KEY = 'replacedVersion';

/**
 * This belongs in the `catch` of code that loads late. A deployment deletes the files of the previous version, which open pages may
 * still need. If that is why loading failed, the browser loads `address` from the server, and the promise never settles
 * because the document is about to be replaced. Otherwise it rejects with `error`. A tab reloads once per version, so
 * that it never loops.
 * @param error the failed load
 * @param address path of the page that the user is on or on the way to
 */
export async function reloadIfReplaced(error: unknown, address: string): Promise<never> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  const styles = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const isReplaced = (await isDeleted(script)) || (await isDeleted(styles));
  if (!isReplaced || !markReloaded(script + styles)) throw error;
  if (address === globalThis.location.pathname) globalThis.location.reload();
  else globalThis.location.assign(address);
  return new Promise(() => undefined);
}

/** The script's name changes with any script, not with the styles. A file without a response is not deleted. */
async function isDeleted(file: string): Promise<boolean> {
  try {
    return file !== '' && (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

function markReloaded(version: string): boolean {
  try {
    if (globalThis.sessionStorage.getItem(KEY) === version) return false;
    globalThis.sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Without storage a reload could loop.
    return false;
  }
}
