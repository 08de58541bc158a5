import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { openResults, storedAnswer } from '../features/recommendations/open-results.ts';

const linksOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

async function openFooter() {
  const { user } = await renderApp('/404');
  return { user, footer: within(screen.getByRole('contentinfo')) };
}

describe('the footer', () => {
  test('links to the pages and the tip jar, and says that links may bring a commission', async () => {
    const { footer } = await openFooter();
    for (const [name, path] of [
      ['Privacidad', '/privacy'],
      ['Términos', '/terms'],
      ['Contacto', '/contact'],
      ['Blog', '/blog'],
      ['Asesor de Compra', '/form'],
    ] as const)
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(path);
    const tipJar = footer.getByRole('link', { name: 'Invítame a un café' });
    expect(tipJar.getAttribute('href')).toMatch(/^https:/);
    expect(tipJar.getAttribute('rel')).toContain('noopener');
    expect(footer.queryByText(/^Como afiliados podemos recibir una comisión/)).not.toBeNull();
  });
});

test('is the same under the results', async () => {
  const { footer } = await openFooter();
  const everywhere = linksOf(footer.getAllByRole('link'));
  cleanup();
  await openResults(await storedAnswer());
  expect(linksOf(within(screen.getByRole('contentinfo')).getAllByRole('link'))).toEqual(everywhere);
});

describe('light and dark', () => {
  test('follow the system until the visitor chooses; the choice is stored', async () => {
    const { user, footer } = await openFooter();
    const choice = (name: string) => footer.getByRole('radio', { name });
    expect(choice('Como el sistema')).toHaveProperty('checked', true);

    await user.click(choice('Oscuro'));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(choice('Oscuro')).toHaveProperty('checked', true);

    await user.click(choice('Como el sistema'));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBeUndefined());
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
