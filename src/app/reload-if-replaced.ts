/** Holds the version that this tab has reloaded. */
const KEY = 'replacedVersion';

/**
 * For the `catch` of whatever loads code. A deployment removes the files of the version before, which open pages may still
 * need. If that is why loading failed, the browser loads `address` from the server, and the promise never settles: the
 * document is about to go. In all other cases it rejects with `error`. A version reloads once, so that it never loops.
 *
 * @param error the failure to load
 * @param address path of the page that the user is on or on the way to
 */
export async function reloadIfReplaced(error: unknown, address: string): Promise<never> {
  const { modules = '', styles = '' } = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
  const [script = ''] = modules.split(' ');
  const isReplaced = (await isGone(script)) || (await isGone(styles));
  if (!isReplaced || !markReloaded(script + styles)) throw error;
  if (address === globalThis.location.pathname) globalThis.location.reload();
  else globalThis.location.assign(address);
  return new Promise(() => undefined);
}

/** The name of the first script changes with every script, but not with the styles. No response does not count as gone. */
async function isGone(file: string): Promise<boolean> {
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
    // Without storage it could loop.
    return false;
  }
}
