/** Left in this tab: the version that was given up. It holds nothing else. */
const MARK = 'replacedVersion';

/**
 * After a deployment the code that an open page still lacks is gone from the server. Where that is why it could not be
 * had, opens `address` anew, in the version that is there now; for each version once, so that nobody is sent in circles.
 *
 * @throws `error`, which the missing code has led to, wherever a new page would not help.
 */
export async function reloadIfReplaced(error: unknown, address: string): Promise<never> {
  const script = document.querySelector<HTMLElement>('#root')?.dataset['modules']?.split(' ')[0];
  if (!script || !(await isGone(script)) || !leaveMark(script)) throw error;
  if (address === globalThis.location.pathname) globalThis.location.reload();
  else globalThis.location.assign(address);
  // The page is on its way out: whoever waits for the code waits to the end.
  return new Promise(() => undefined);
}

/** A version's first script names all others: it changes with any of them. No answer at all is another matter. */
async function isGone(script: string): Promise<boolean> {
  try {
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404;
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
