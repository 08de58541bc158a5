import { MutationCache, QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Every question to the API goes through it. A failure is shown at once, also without a network: the visitor decides to retry. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportUnexpected }),
    mutationCache: new MutationCache({ onError: reportUnexpected }),
    defaultOptions: {
      // An answer does not change while it is on screen.
      queries: { retry: false, networkMode: 'always', staleTime: Infinity },
      mutations: { networkMode: 'always' },
    },
  });

export interface QueryFailure {
  retrying: boolean;
}

/** @returns why a query has no answer to show; it stays during a retry */
export function failureOf(query: UseQueryResult): QueryFailure | null {
  const { isLoadingError, isFetching, isPending, isPlaceholderData, errorUpdateCount } = query;
  const retrying = isFetching && errorUpdateCount > 0 && (isPending || isPlaceholderData);
  return isLoadingError || retrying ? { retrying } : null;
}

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
