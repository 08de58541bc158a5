import { ApiError } from './api-error.ts';

/** A query reports its own failure, and whoever waits for its answer meets the same error. */
const reported = new Set<unknown>();

/** What is neither the network's fault nor the visitor's is a bug of ours, which the crash reports tell us, once. */
export function reportUnexpected(error: unknown): void {
  if (isExpected(error) || reported.has(error)) return;
  reported.add(error);
  globalThis.reportError(error);
}

/** How browsers say that code could not be fetched, which has no class of its own: Chrome and Firefox, then Safari. */
const CODE_NOT_FETCHED = /dynamically imported module|^Importing a module script failed/;

function isExpected(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure !== 'unreadable';
  return error instanceof TypeError && CODE_NOT_FETCHED.test(error.message);
}
