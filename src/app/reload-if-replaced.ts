/** Left in this tab: the version that was given up. It holds nothing else. */
const MARK = 'replacedVersion';

/**
 * After a deployment the code that an open page still lacks is gone from the server. Where that is why it could not be
 * had, opens `address` anew, in the version that is there now; for each version once, so that nobody is sent in circles.
 *
 * @throws `error`, which the missing code has led to, wherever a new page would not help.
 */
export async function reloadIfReplaced(error: unknown, address: string): Promise<never> {
  const { modules = '', styles = '' } = document.querySelector<HTMLElement>('#root')?.dataset ?? {};
  const [script = ''] = modules.split(' ');
  const gone = (await isGone(script)) || (await isGone(styles));
  if (!gone || !leaveMark(script + styles)) throw error;
  if (address === globalThis.location.pathname) globalThis.location.reload();
  else globalThis.location.assign(address);
  // The page is on its way out: whoever waits for the code waits to the end.
  return new Promise(() => undefined);
}

/** A version's first script names all others: it changes with any of them, but not with the styles. No answer at all is another matter. */
async function isGone(file: string): Promise<boolean> {
  try {
    return file !== '' && (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

function leaveMark(script: string): boolean {
  try {
    if (globalThis.sessionStorage.getItem(MARK) === script) return false;
    globalThis.sessionStorage.setItem(MARK, script);
    return true;
  } catch {
    // Without a mark there would be no end to it.
    return false;
  }
}
