import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SITE } from '#src/config/site.ts';
import { describeOwner } from '#src/features/legal/legal-page.tsx';
import { STORAGE_KEYS } from '#src/services/local-data.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const mainText = () => screen.getByRole('main').textContent;
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test.each(['/privacy', '/terms'])('the text of %s has its date, and every placeholder filled in', async (path) => {
  await renderApp(path);
  expect(mainText()).toContain('Última actualización: 15 de mayo de 2024');
  expect(mainText()).toContain(SITE.name);
  expect(mainText()).not.toMatch(/\$\w|[!¡]/);
  const mails = screen.getAllByRole('link', { name: SITE.supportEmail });
  for (const mail of mails) expect(mail).toHaveAttribute('href', `mailto:${SITE.supportEmail}`);
});

test('the terms have twelve numbered sections, name Spanish law and link to the licences, a file outside the router', async () => {
  await renderApp('/terms');
  const titles = sections().filter((title) => /^\d/.test(title));
  expect(titles.map((title) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const topics =
    'Licencia Cuentas Favoritos Responsabilidad Exactitud Enlaces Recomendaciones Interrupciones Cambios Ley Contacto';
  for (const topic of topics.split(' ')) expect(titles.join('\n')).toContain(topic);
  expect(mainText()).toContain('ley española');
  const link = screen.getByRole('link', { name: 'estas son las licencias' });
  expect(link).toHaveAttribute('href', '/licenses.txt');
  const followedByRouter = new Promise((resolve) => {
    globalThis.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
  });
  await userEvent.click(link);
  expect(await followedByRouter).toBe(false);
});

test('the privacy text has its promises, names all that the site stores in the browser, and says that its owner is missing', async () => {
  await renderApp('/privacy');
  const named = screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
  expect(named).toEqual(expect.arrayContaining(Object.values(STORAGE_KEYS)));
  expect(mainText()).toContain('Solo se usa una cookie de sesión');
  expect(mainText()).toContain('base de datos en la nube');
  expect(mainText()).toMatch(/30\u00A0?\s?días desde la eliminación de la cuenta/);
  expect(mainText()).toContain('No recogemos datos personales');
  // The owner is missing.
  expect(mainText()).toContain('cuyos datos todavía no figuran aquí: escríbenos y te los damos');
});

test.each([
  [
    { name: 'Ana Pérez', address: 'Calle Mayor 1, Madrid', taxId: '12345678Z' },
    'Ana Pérez, con NIF 12345678Z, con domicilio en Calle Mayor 1, Madrid, titular de Atinado (https://atinado.es)',
  ],
  [{ name: 'Ana Pérez', address: '', taxId: '' }, 'Ana Pérez, titular de Atinado (https://atinado.es)'],
])('the privacy text names the configured owner: %j', (owner, text) => {
  expect(describeOwner(owner, { name: 'Atinado', url: 'https://atinado.es' })).toBe(text);
});
