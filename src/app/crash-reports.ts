/** What is told about an error, and nothing else: no address parameters, nothing anybody typed, nobody's name. */
export interface CrashReport {
  message: string;
  stack: string;
  /** Where it happened, without parameters. */
  path: string;
  /** The page's first script, whose name changes with every version. */
  version: string;
}

const MAX = { reports: 5, message: 300, stack: 2000, path: 200 } as const;

/**
 * The one place where errors end up that nobody has handled. Tells `address` of them, where the site has one: each
 * error once, a handful per page, and never of its own failures.
 *
 * @param address where reports are sent; empty: nothing is ever sent.
 * @param version address of the page's first script.
 */
export function createCrashReports(address: string, version: string): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    if (address === '' || told.size >= MAX.reports) return;
    const report = describe(error, version);
    const key = `${report.message}\n${report.stack}`;
    if (told.has(key)) return;
    told.add(key);
    send(address, report);
  };
}

/** Has `report` hear of every error and every failed promise that nobody has handled. */
export function watchForCrashes(report: (error: unknown) => void): void {
  globalThis.addEventListener('error', ({ error }) => {
    // What scripts of other sites (a browser's extension, say) do wrong comes without an error.
    if (error !== null && error !== undefined) report(error);
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function describe(error: unknown, version: string): CrashReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  return {
    message: withoutPersons(`${name}: ${message}`).slice(0, MAX.message),
    stack: frames(stack).slice(0, MAX.stack),
    path: globalThis.location.pathname.slice(0, MAX.path),
    version: version.slice(version.lastIndexOf('/') + 1),
  };
}

/** Errors quote what they stumble over: without quotations, mail addresses, ids and the parameters of addresses. */
const withoutPersons = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/[^\s'<>(),;:]+@[^\s'<>(),;:]+/g, '[mail]')
    .replaceAll(/\b(?=\w*\d)\w{20,}\b/g, '[id]')
    .replaceAll(/[?#]\S*/g, '');

/** Some browsers put the message above the places; only these are kept. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line) && /:\d+\)?$/.test(line))
    .map((line) => line.trim().replaceAll(/[?#][^\s:)]*/g, ''))
    .join('\n');

/** No cookies, no referrer, and the answer is not read. */
function send(address: string, report: CrashReport): void {
  try {
    fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(report),
    }).catch(() => undefined);
  } catch {
    // An error about reporting an error helps nobody.
  }
}
