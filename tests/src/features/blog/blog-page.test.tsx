import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

const TITLE = 'Qué ordenador comprar en 2025: guía para acertar';

describe('the blog', () => {
  test('shows each article as a card: image, category, date, title, and excerpt', async () => {
    await renderApp('/blog');
    const card = within(screen.getByRole('article'));
    expect(card.queryByRole('heading', { name: TITLE })).not.toBeNull();
    expect(card.getByRole('img').getAttribute('width')).toBe('1600');
    expect(card.queryByText('Guías de compra')).not.toBeNull();
    expect(card.getByText('9 de abril de 2025').getAttribute('datetime')).toBe('2025-04-09');
    expect(card.queryByText('12 min de lectura')).not.toBeNull();
    expect(card.queryByText(/^Cuánto gastar según para qué lo quieres/)).not.toBeNull();
  });

  test.each(['heading', 'img'] as const)('opens the article from the %s of its card', async (role) => {
    const { user } = await renderApp('/blog');
    await user.click(within(screen.getByRole('article')).getByRole(role));
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(currentAddress()).toBe('/blog/que-ordenador-comprar-2025');
  });
});
