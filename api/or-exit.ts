/**
 * What a program cannot start without: settings, catalogue. When it cannot be made, the program ends with the error's
 * own sentence and code 1, because a stack trace helps nobody who only has to mend a file or a variable.
 */
export function orExit<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    return process.exit(1);
  }
}
