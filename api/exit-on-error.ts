/**
 * Runs a step without which the program cannot start. On failure it prints the error's message without a stack trace,
 * because settings or data have to be corrected and not code, and exits with code 1.
 */
export function exitOnError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    return process.exit(1);
  }
}
