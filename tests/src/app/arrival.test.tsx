import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

describe('arriving at a page by a link', () => {
  test('starts at its top', async () => {
    const { user } = await renderApp('/404');
    document.documentElement.scrollTop = 500;
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }));
    await screen.findByRole('heading', { level: 1, name: /^El portátil/ });
    expect(document.documentElement.scrollTop).toBe(0);
  });

  test('announces nothing on the first page of a visit', async () => {
    await renderApp('/404');
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('p[aria-live=polite]')?.textContent).toBe('');
  });
});

test('the first thing the keyboard reaches leads to the content', async () => {
  const { user } = await renderApp('/404');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Saltar al contenido');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
