/** The page of a laptop where its HTML has to be fetched: on client-side navigation, and where there is none. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

const KNOWN = 'apple-macbook-air-13-m4-16-256-2560-macos';
const SHELL = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

const built = (title: string, content: string) =>
  `<!doctype html><html><head><title>${title} · Atinado</title><meta name="description" content="De ${title}">` +
  `<link rel="canonical" href="https://atinado.es/portatil/x"></head>` +
  `<body><div id="root"><main><div data-built="">${content}</div></main></div></body></html>`;

/** Each test has a path of its own: what was fetched is kept. */
const serve = (path: string, html: string) => apiServer.use(http.get(`*${path}`, () => HttpResponse.html(html)));

/** React asks to wait for what suspends. */
const open = (path: string) => act(() => renderApp(path));

test('takes content and head from the HTML of the page, and its links lead on', async () => {
  serve('/portatil/uno', built('Uno', '<h1>El Uno</h1><a href="/portatil/dos">Otro</a>'));
  serve('/portatil/dos', built('Dos', '<h1>El Dos</h1>'));
  const { user } = await open('/portatil/uno');
  expect(await screen.findByRole('heading', { level: 1, name: 'El Uno' })).toBeTruthy();
  expect(document.title).toBe('Uno · Atinado');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('De Uno');
  await act(() => user.click(screen.getByRole('link', { name: 'Otro' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'El Dos' })).toBeTruthy();
  expect(currentAddress()).toBe('/portatil/dos');
  expect(document.title).toBe('Dos · Atinado');
});

test('that only the API knows has its plain figures', async () => {
  serve(`/portatil/${KNOWN}`, SHELL);
  await open(`/portatil/${KNOWN}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Apple MacBook Air 13/ })).toBeTruthy();
  expect(screen.getByText('Es nuevo en el catálogo: aún no tiene página propia.')).toBeTruthy();
  expect(screen.getByText(/^[≈\d][^€]*€$/)).toBeTruthy();
});

test('that nobody knows says so and leads to all laptops', async () => {
  serve('/portatil/nadie-lo-conoce', SHELL);
  await open('/portatil/nadie-lo-conoce');
  expect(await screen.findByRole('heading', { level: 1, name: 'No conocemos ese portátil' })).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Ver todos los portátiles' });
  expect(all.getAttribute('href')).toBe('/portatiles');
  await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'));
});

test('that cannot be reached says so', async () => {
  apiServer.use(http.get('*/portatil/sin-red', () => HttpResponse.error()));
  await open('/portatil/sin-red');
  expect(await screen.findByRole('heading', { level: 1, name: 'No se ha podido cargar la página' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
});
