import { MutationCache, QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { reportUnexpected } from './report-unexpected.ts';

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
