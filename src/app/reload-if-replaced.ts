/** Holds the version that this tab has reloaded. */
const KEY = 'replacedVersion';

/**
 * This belongs in the `catch` of code that loads late. A deployment deletes the files of the previous version, which open pages may
 * still need. If that is why loading failed, the page reloads, and the promise never settles because the document is about
 * to be replaced. Otherwise it rejects with `error`. A tab reloads once per version, so that it never loops.
 * @param error the failed load
 */
export async function reloadIfReplaced(error: unknown): Promise<never> {
  // Its name changes with any script.
  const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  if (!(await isDeleted(script)) || !markReloaded(script)) throw error;
  globalThis.location.reload();
  return new Promise(() => undefined);
}

/** A file without a response is not deleted. */
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
