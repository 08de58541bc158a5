export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry#LogSeverity */
const SEVERITY_OF = { error: 'ERROR', warn: 'WARNING', info: 'INFO' } as const;

type LogEntry = Readonly<Record<string, unknown>> & { readonly message: string };

/** Writes one line. Entries contain no personal data: no address, body, query or requested path. */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: LogEntry) => void;

/** @returns a log that writes one JSON object per line, with the field names of Cloud Logging */
export function createLog(maxLevel: LogLevel, write: (line: string) => void): Log {
  return (level, entry) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(maxLevel)) return;
    write(JSON.stringify({ time: new Date().toISOString(), severity: SEVERITY_OF[level], level, ...entry }));
  };
}
