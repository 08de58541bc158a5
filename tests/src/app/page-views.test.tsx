import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '#src/app/app.tsx';
import { Providers } from '#src/app/providers.tsx';
import { loadPage } from '#src/app/routes.ts';
import { createMemorySession } from '#src/infra/memory/session.ts';
import type { SessionState } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';
import { testServices } from '#tests/support/render-app.tsx';

const SIGNED_OUT: SessionState = { status: 'signed-out', failure: null };
const SIGNED_IN: SessionState = { status: 'signed-in', user: ANA };

const PAGES = ['/', '/form', '/blog', '/login', '/profile', '/recommendations', '/recommendations/saved', '/no-existe'];
beforeAll(async () => {
  for (const page of [...PAGES, '/__/auth/handler', '/blog/nada', '/blog/que-ordenador-comprar-2025'])
    await loadPage(page);
});
afterEach(() => history.replaceState(null, '', '/'));

/** Opens `path` while the session is still unknown. */
function open(path: string) {
  history.replaceState(null, '', path);
  const views: string[] = [];
  const session = createMemorySession({ status: 'unknown', expected: null });
  const services = testServices({ session, analytics: { pageView: (viewed) => views.push(viewed) } });
  render(
    <BrowserRouter>
      <Providers services={services}>
        <App />
      </Providers>
    </BrowserRouter>,
  );
  return { views, session };
}

test('page views follow the visitor through the site, without parameters', async () => {
  const { views } = open('/blog?from=mail');
  await userEvent.click(screen.getByRole('link', { name: /^Leer artículo/ }));
  await screen.findByRole('heading', { level: 1, name: /^Qué ordenador/ });
  expect(views).toEqual(['/blog', '/blog/que-ordenador-comprar-2025']);
});

test.each([
  ['/recommendations', SIGNED_OUT, '/form'],
  ['/blog/nada', SIGNED_OUT, '/blog'],
  ['/FORM', SIGNED_OUT, '/form'],
  ['/profile', SIGNED_OUT, '/login'],
  ['/profile', SIGNED_IN, '/profile'],
  ['/login', SIGNED_IN, '/'],
  ['/login', SIGNED_OUT, '/login'],
  ['/recommendations/saved', SIGNED_OUT, '/'],
  ['/__/auth/handler', SIGNED_OUT, '/'],
])('a visit to %s with the session %j counts once, as %s', async (path, state, counted) => {
  const { views, session } = open(path);
  act(() => session.set(state));
  await expect.poll(() => location.pathname).toBe(counted);
  await expect.poll(() => views).toEqual([counted]);
});
