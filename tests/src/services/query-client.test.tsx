import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchForCrashes } from '#src/app/crash-reports.ts';
import { ApiError } from '#src/services/api-error.ts';
import { createQueryClient, failureOf } from '#src/services/query-client.ts';
import { useLate } from '#src/services/use-late.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { silentAdvisor } from '#tests/support/silent-advisor.ts';

const REPORTS = 'http://localhost:4173/errores';

let reported: unknown[] = [];

beforeEach(() => {
  reported = [];
  respondTo(REPORTS, async (request) => {
    reported.push(await request.json());
    return new Response();
  });
  const report = watchForCrashes(REPORTS);
  vi.spyOn(globalThis, 'reportError').mockImplementation((error) => void report(error));
});

const names = () => Promise.reject(new TypeError('names is not iterable'));

test('a question with a bug is told to the crash reports once, with its stack, and the visitor that it failed', async () => {
  await renderApp('/comparar', { advisor: async () => ({ ...silentAdvisor, names }) });
  const field = await screen.findByRole('combobox', { name: 'Añadir un modelo que has visto' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'hp' } });
  await screen.findByText('No se han podido cargar los modelos.');
  await waitFor(() => expect(reported).toHaveLength(1));
  const stack: unknown = expect.stringMatching(/query-client\.test\.tsx:\d+:\d+/);
  expect(reported).toMatchObject([{ message: 'TypeError: names is not iterable', stack }]);
});

function clientWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

test('what is sent with a bug is told once too', async () => {
  const { result } = renderHook(() => useMutation({ mutationFn: names }), { wrapper: clientWrapper() });
  result.current.mutate();
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(result.current.error).toBeInstanceOf(TypeError);
});

test('what a page asks late with a bug is told once, with its stack', async () => {
  const { result } = renderHook(() => useLate(names));
  const stack: unknown = expect.stringMatching(/query-client\.test\.tsx:\d+:\d+/);
  await waitFor(() => expect(reported).toMatchObject([{ message: 'TypeError: names is not iterable', stack }]));
  expect(result.current).toBeNull();
});

test.each<[Error, times: number]>([
  [new ApiError('refused'), 0],
  [new ApiError('unreachable'), 0],
  [new ApiError('unreadable'), 1],
  // Code that the network has not brought, as browsers say it.
  [new TypeError('Failed to fetch dynamically imported module: http://localhost:4173/assets/advisor.js'), 0],
  [new TypeError('Importing a module script failed.'), 0],
])('only a failure that is our own is reported: %s, %i times', async (failure, times) => {
  const queryFn = () => Promise.reject(failure);
  const question = { queryKey: ['question'], queryFn };
  const { result } = renderHook(() => useQuery(question), { wrapper: clientWrapper() });
  renderHook(() => useLate(queryFn));
  await waitFor(() => expect(failureOf(result.current)).not.toBeNull());
  expect(globalThis.reportError).toHaveBeenCalledTimes(times);
});
