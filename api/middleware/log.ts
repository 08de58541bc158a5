/** What the API writes about itself: one JSON object per line, with the fields that Cloud Logging knows. */

/** From few lines to many. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry#LogSeverity */
const SEVERITY_OF = { error: 'ERROR', warn: 'WARNING', info: 'INFO' } as const;

/** `message` is what a list of log lines shows. */
export type LogEntry = Readonly<Record<string, unknown>> & { readonly message: string };

/**
 * Writes one line. Entries say nothing about a person: no address, no body, no query, no path as it was asked for.
 */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: LogEntry) => void;

/** @param most lines above this level are left out. */
export function createLog(most: LogLevel, write: (line: string) => void): Log {
  return (level, entry) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return;
    write(JSON.stringify({ time: new Date().toISOString(), severity: SEVERITY_OF[level], level, ...entry }));
  };
}
