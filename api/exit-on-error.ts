/** Runs a step of the start. If it throws, prints the message without a stack trace and exits with code 1. */
export function exitOnError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    return process.exit(1);
  }
}
