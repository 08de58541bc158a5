import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { ROUTES } from '#src/app/routes.tsx';
import { createMemorySession } from '#bench/memory/session.ts';
import type { SessionState } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';
import { testServices } from '#tests/support/render-app.tsx';

const SIGNED_OUT: SessionState = { status: 'signed-out', failure: null };
const SIGNED_IN: SessionState = { status: 'signed-in', user: ANA };

afterEach(() => history.replaceState(null, '', '/'));

/** Opens `path` while the session is still unknown. */
async function open(path: string) {
  history.replaceState(null, '', path);
  const views: string[] = [];
  const session = createMemorySession({ status: 'unknown', expected: null });
  const services = testServices({ session, analytics: { pageView: (viewed) => views.push(viewed) } });
  const router = createBrowserRouter(ROUTES);
  onTestFinished(() => router.dispose());
  await expect.poll(() => router.state.initialized).toBe(true);
  render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { views, session };
}

test('page views follow the visitor through the site, without parameters', async () => {
  const { views } = await open('/blog?from=mail');
  await userEvent.click(screen.getByRole('link', { name: /^Leer artículo/ }));
  await screen.findByRole('heading', { level: 1, name: /^Qué ordenador/ });
  await expect.poll(() => views).toEqual(['/blog', '/blog/que-ordenador-comprar-2025']);
});

test.each([
  ['/recommendations', SIGNED_OUT, '/form'],
  ['/blog/nada', SIGNED_OUT, '/blog'],
  ['/profile', SIGNED_OUT, '/login'],
  ['/profile', SIGNED_IN, '/profile'],
  ['/login', SIGNED_IN, '/'],
])('a visit to %s with the session %j counts once, as %s', async (path, state, counted) => {
  const { views, session } = await open(path);
  act(() => session.set(state));
  await expect.poll(() => location.pathname).toBe(counted);
  await expect.poll(() => views).toEqual([counted]);
});
