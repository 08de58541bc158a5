import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

describe("'Página no encontrada'", () => {
  test.each(['/404', '/no-existe', '/form/otra-cosa'])('is shown at %s', async (path) => {
    await renderApp(path);
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('heading', { level: 1, name: 'Página no encontrada' })).not.toBeNull();
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/form', '/']);
    expect(document.title).toContain('Página no encontrada');
  });
});
