import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CrashPage } from '#src/app/crash-page.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

function renderBroken(onError?: (error: unknown) => void) {
  const router = createMemoryRouter([
    {
      ErrorBoundary: CrashPage,
      children: [
        { path: '/', Component: Broken },
        { path: '/blog', element: <h1>Blog</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} {...(onError && { onError })} />);
  return router;
}

describe('a page that crashes while it renders', () => {
  // React logs the crash.
  beforeEach(() => vi.mocked(console.error).mockImplementation(() => undefined));
  afterEach(() => vi.mocked(console.error).mockClear());

  test("says 'Algo ha ido mal' and offers to try again or go home", () => {
    renderBroken();
    expect(screen.queryByRole('heading', { level: 1, name: 'Algo ha ido mal' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });

  test("'Intentar de nuevo' loads the page again", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    renderBroken();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('reports the error once', () => {
    const onError = vi.fn<(error: unknown) => void>();
    renderBroken(onError);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('goes away on another page', async () => {
    const router = renderBroken();
    await act(() => router.navigate('/blog'));
    expect(screen.queryByRole('heading', { level: 1, name: 'Blog' })).not.toBeNull();
  });
});
