/** All that is reported about an error: no query strings, no input, no names. */
interface CrashReport {
  message: string;
  stack: string;
  path: string;
  version: string;
}

const MAX = { reports: 5, message: 300, stack: 2000, path: 200 } as const;

/** Reports unhandled errors to `address`: each once, a few per page, never its own failures. */
export function createCrashReports(address: string, version: string): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    if (reported.size >= MAX.reports) return;
    const report = describe(error, version);
    const key = `${report.message}\n${report.stack}`;
    if (reported.has(key)) return;
    reported.add(key);
    void send(address, report);
  };
}

export function watchForCrashes(report: (error: unknown) => void): void {
  globalThis.addEventListener('error', ({ error }) => {
    // Scripts of other origins, such as extensions, give no error object.
    if (error !== null && error !== undefined) report(error);
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function describe(error: unknown, version: string): CrashReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  return {
    message: withoutPersonalData(`${name}: ${message}`).slice(0, MAX.message),
    stack: frames(stack).slice(0, MAX.stack),
    path: globalThis.location.pathname.slice(0, MAX.path),
    version: version.slice(version.lastIndexOf('/') + 1),
  };
}

/** Error messages quote input: removes quotations, mail addresses, ids and query strings. */
const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/[^\s'<>(),;:]+@[^\s'<>(),;:]+/g, '[mail]')
    .replaceAll(/\b(?=\w*\d)\w{20,}\b/g, '[id]')
    .replaceAll(/[?#]\S*/g, '');

/** Some browsers put the message above the stack frames. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line) && /:\d+\)?$/.test(line))
    .map((line) => line.trim().replaceAll(/[?#][^\s:)]*/g, ''))
    .join('\n');

async function send(address: string, report: CrashReport): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(report),
    });
  } catch {
    // A failed report must not cause another one.
  }
}
