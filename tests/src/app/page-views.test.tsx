import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadPage } from '../../../src/app/routes.ts';
import { renderApp } from '../../support/render-app.tsx';

test('§7 page views follow the visitor through the site, without parameters', async () => {
  const views: string[] = [];
  const { user } = await renderApp('/blog?from=mail', { analytics: { pageView: (path) => views.push(path) } });
  await preloadPage('/blog/que-ordenador-comprar-2025');
  await user.click(screen.getByRole('link', { name: /^Leer artículo/ }));
  await screen.findByRole('heading', { level: 1, name: /^Qué ordenador/ });
  expect(views).toEqual(['/blog', '/blog/que-ordenador-comprar-2025']);
});
