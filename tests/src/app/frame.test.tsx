/** What is around every page: where a visitor arrives, the footer, and the page for unknown addresses. */
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { openResults, storedAnswer } from '../features/recommendations/open-results.ts';

test('a page that a link leads to starts at its top', async () => {
  const { user } = await renderApp('/404');
  document.documentElement.scrollTop = 500;
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }));
  await screen.findByRole('heading', { level: 1, name: /^El portátil/ });
  expect(document.documentElement.scrollTop).toBe(0);
});

test('the first page of a visit announces nothing, and the keyboard reaches the way to the content first', async () => {
  const { user } = await renderApp('/404');
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('p[aria-live=polite]')?.textContent).toBe('');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Saltar al contenido');
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(currentAddress(), 'whose fragment may have answers').toBe('/404');
});

const footer = () => within(screen.getByRole('contentinfo'));
const linksOf = () =>
  footer()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer links to pages and tip jar, says that links may bring a commission, and is the same under the results', async () => {
  await renderApp('/404');
  const everywhere = linksOf();
  expect(everywhere).toEqual(
    expect.arrayContaining([
      ['Privacidad', '/privacy'],
      ['Términos', '/terms'],
      ['Contacto', '/contact'],
      ['Blog', '/blog'],
      [FORM_NAME, '/form'],
    ]),
  );
  const tipJar = footer().getByRole('link', { name: 'Invítame a un café' });
  expect(tipJar).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(tipJar).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(footer().queryByText(/^Como afiliados podemos recibir una comisión/)).not.toBeNull();
  cleanup();
  await openResults(await storedAnswer());
  expect(linksOf()).toEqual(everywhere);
});

test.each(['/404', '/portatil', '/guias/a/b'])("'Página no encontrada' is shown at %s", async (path) => {
  await renderApp(path);
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeInTheDocument();
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/form', '/']);
  expect(document.title).toContain('Página no encontrada');
});
