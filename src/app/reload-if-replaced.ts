/** Holds the version that this tab has reloaded. */
const KEY = 'replacedVersion';

/**
 * A deployment removes the files of the version before, which open pages may still need. If that is why code could not be
 * loaded, opens `address` in the new version; once per version, so that it never loops.
 *
 * @throws `error`, the failure to load, where a reload would not help
 */
export async function reloadIfReplaced(error: unknown, address: string): Promise<never> {
  const { modules = '', styles = '' } = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
  const [script = ''] = modules.split(' ');
  const gone = (await isGone(script)) || (await isGone(styles));
  if (!gone || !markReloaded(script + styles)) throw error;
  if (address === globalThis.location.pathname) globalThis.location.reload();
  else globalThis.location.assign(address);
  // Never settles: the page is being replaced.
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
