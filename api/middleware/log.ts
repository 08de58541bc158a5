/** What the API writes about itself: one JSON object per line. */

/** From few lines to many. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Writes one line. Entries say nothing about a person: no address, no body, no query, no path as it was asked for.
 */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: Readonly<Record<string, unknown>>) => void;

/** @param most lines above this level are left out. */
export function createLog(most: LogLevel, write: (line: string) => void): Log {
  return (level, entry) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
  };
}
