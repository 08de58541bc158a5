const MOST_REPORTS = 5;

/** Input that messages quote, mail addresses, query strings and ids. */
const PERSONAL = /"[^]*"|«[^]*»|[^\s"'<>(),;:]+@[^\s/:@]+\.\S+|[?#]\S*|\b(?=\w*\d)\w{20,}\b/g;
const withoutPersonalData = (text: string): string => text.replaceAll(PERSONAL, '…').slice(0, 2000);

/** Reports what nobody caught to `address`: each error once, and never that a report failed. */
export function watchForCrashes(address: string): (error: unknown) => Promise<void> {
  const reported = new Set<string>();
  const report = async (error: unknown): Promise<void> => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
    const [what, where] = [`${name}: ${message}`, stack].map(withoutPersonalData);
    const body = JSON.stringify({ message: what, stack: where, path: location.pathname });
    if (reported.has(body) || reported.size === MOST_REPORTS) return;
    reported.add(body);
    const privately = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    try {
      await fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, ...privately, body });
    } catch {
      // A failed report must not cause another one.
    }
  };
  // Scripts of other origins, such as extensions, give no error object.
  globalThis.addEventListener('error', ({ error }) => error && void report(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => void report(reason));
  return report;
}
