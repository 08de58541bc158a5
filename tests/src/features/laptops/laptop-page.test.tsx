/** The page of a laptop where its HTML has to be fetched: on client-side navigation, and where there is none. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { firstOf, storedAnswer, withFirst } from '../recommendations/open-results.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { saying } from '#tests/support/card-texts.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { answers } from '#tests/support/laptops.ts';

const KNOWN = 'apple-macbook-air-13-m4-16-256-2560-macos';
const SHELL = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

const built = (title: string, content: string) =>
  `<!doctype html><html><head><title>${title} · Atinado</title><meta name="description" content="De ${title}">` +
  `<link rel="canonical" href="https://atinado.es/portatil/x"></head>` +
  `<body><div id="root"><main><div data-built="">${content}</div></main></div></body></html>`;

/** Each test has its own path, because fetched pages are cached. */
const serve = (path: string, html: string) => apiServer.use(http.get(`*${path}`, () => HttpResponse.html(html)));

/** React asks to wait for what suspends. */
const open = (path: string) => renderApp(path);

test('takes content and head from the HTML of the page, and its links lead on', async () => {
  serve('/portatil/uno', built('Uno', '<h1>El Uno</h1><a href="/portatil/dos">Otro</a>'));
  serve('/portatil/dos', built('Dos', '<h1>El Dos</h1>'));
  const { user } = await open('/portatil/uno');
  await screen.findByRole('heading', { level: 1, name: 'El Uno' });
  expect(document.title).toBe('Uno · Atinado');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('De Uno');
  await user.click(screen.getByRole('link', { name: 'Otro' }));
  await screen.findByRole('heading', { level: 1, name: 'El Dos' });
  expect(currentAddress()).toBe('/portatil/dos');
  expect(document.title).toBe('Dos · Atinado');
});

test('asks uses and budget for the rank of its laptop, and the results say where it stands', async () => {
  const island = `<div data-island="why" data-id="${KNOWN}" data-name="MacBook" data-budget="1000"></div>`;
  serve('/portatil/puesto', built('Puesto', `<h1>El Mac</h1>${island}`));
  const { user } = await open('/portatil/puesto');
  await user.click(await screen.findByRole('button', { name: '¿Qué puesto tiene para ti?' }));
  const send = await screen.findByRole('button', { name: 'Ver su puesto' });
  const amount = screen.getByRole('textbox', { name: 'Tu tope, en euros' });
  expect(amount).toHaveProperty('value', '1000');
  await user.click(send);
  expect(screen.queryByText('Elige al menos uno.')).not.toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Programación' }));
  await user.click(send);
  await screen.findByRole('article', { name: 'El puesto de MacBook' });
  const place = screen.getByText(/^Puesto \d+/).textContent.replace('Puesto', 'puesto');

  await user.click(screen.getByRole('link', { name: 'Ver qué te recomendamos' }));
  await screen.findByRole('heading', { name: /^Tus recomendaciones personalizadas/ });
  expect(currentAddress()).toContain(`?visto=${KNOWN}#1.`);
  const seen = await screen.findByText(/^El que viste,/);
  expect(seen.textContent).toContain(`Apple MacBook Air 13 M4 (16 GB, 256 GB): ${place}`);
});

const OWN = `<div data-island="own" data-id="${KNOWN}"></div>`;

test('asks beside the answer for anyone who has given no answers, and leads to the questions', async () => {
  serve('/portatil/de-nadie', built('De nadie', `<h1>De nadie</h1>${OWN}`));
  await open('/portatil/de-nadie');
  expect((await screen.findByRole('link', { name: '¿Y para ti?' })).getAttribute('href')).toBe('#why');
});

test('says beside the answer for anyone what place it has by the visitor’s own answers', async () => {
  serve('/portatil/propio', built('Propio', `<h1>Propio</h1>${OWN}`));
  localStorage.setItem('userPreferences', JSON.stringify({ ...answers({ budget: 1000 }), timestamp: 0 }));
  await open('/portatil/propio');
  const link = await screen.findByRole('link', {
    name: /^(Para ti: puesto \d+ de \d+|Para ti, sí: es tu primera opción)/,
  });
  expect(link.textContent).toMatch(/ · Trabajo\/Estudio, hasta 1000\s€$/);
});

test('says it by the answers in the address, where those are others than the visitor’s own', async () => {
  const stored = await storedAnswer(answers({ budget: 1000 }));
  const { id } = firstOf(stored);
  localStorage.setItem('recommendations', JSON.stringify(stored));
  serve('/portatil/suyo', built('Suyo', `<h1>Suyo</h1><div data-island="own" data-id="${id}"></div>`));
  await open('/portatil/suyo');
  await screen.findByRole('link', { name: /^Para ti, sí: es tu primera opción ?· .*1000\s€$/ });
  cleanup();
  await open(`/portatil/suyo#${encodeAnswers(answers({ budget: 300 }))}`);
  const other = await screen.findByRole('link', { name: /^Para ti: no cumple lo que pediste/ });
  expect(other.textContent).toMatch(/ hasta 300\s€$/);
});

const but = (id: string) =>
  `<div data-island="but" data-id="${id}" data-text="para todos."><p>Pero: para todos.</p></div>`;

const NAMES_ANOTHER = { place: 'but', kind: 'no-drawback', isFolded: false, text: 'elige el Lenovo.' } as const;

test.each([
  ['has the drawback of the visitor’s own result in place of that for anyone', saying({ but: ['para ti.'] })],
  [
    'has the first con of that result where its drawback names another card',
    [NAMES_ANOTHER, ...saying({ con: ['Para ti.'] })],
  ],
])('%s', async (_name, statements) => {
  const stored = await storedAnswer();
  const { id } = firstOf(stored);
  const { computers } = withFirst(stored, { statements });
  localStorage.setItem('recommendations', JSON.stringify({ ...stored, computers }));
  serve('/portatil/con-pero', built('Con pero', `<h1>Con pero</h1>${but(id)}${but('de-otro')}`));
  await open('/portatil/con-pero');
  await screen.findByRole('heading', { level: 1, name: 'Con pero' });
  const buts = screen.getAllByText('Pero:').map(({ parentElement }) => parentElement?.textContent);
  expect(buts).toEqual(['Pero: para ti.', 'Pero: para todos.']);
  cleanup();
  await open(`/portatil/con-pero#${encodeAnswers(answers({ budget: 300 }))}`);
  await screen.findByRole('heading', { level: 1, name: 'Con pero' });
  expect(screen.queryByText('Pero:')).toBeNull();
});

test('that only the API knows has its plain figures', async () => {
  serve(`/portatil/${KNOWN}`, SHELL);
  await open(`/portatil/${KNOWN}`);
  await screen.findByRole('heading', { level: 1, name: /^Apple MacBook Air 13/ });
  expect(screen.queryByText('Es nuevo en el catálogo: aún no tiene página propia.')).not.toBeNull();
  expect(screen.queryByText(/^[≈\d][^€]*€$/)).not.toBeNull();
});

test('that nobody knows says so and leads to all laptops', async () => {
  serve('/portatil/nadie-lo-conoce', SHELL);
  await open('/portatil/nadie-lo-conoce');
  await screen.findByRole('heading', { level: 1, name: 'No conocemos ese portátil' });
  const all = screen.getByRole('link', { name: 'Ver todos los portátiles' });
  expect(all.getAttribute('href')).toBe('/portatiles');
  await waitFor(() => expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'));
});

test('that nobody knows offers its family', async () => {
  const path = '/portatil/apple-macbook-air-13-m4-99-512-2560-macos';
  serve(path, SHELL);
  const { user } = await open(path);
  await screen.findByText('No está en nuestro catálogo. De su familia tenemos:');
  const [kin] = screen.getAllByRole('link', { name: /^Apple MacBook Air 13 M4/ });
  if (!kin) throw new Error('No family');
  const address = kin.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/portatil\/apple-macbook-air-13-m4/);
  serve(address, built('Pariente', '<h1>El pariente</h1>'));
  await user.click(kin);
  await screen.findByRole('heading', { level: 1, name: 'El pariente' });
});

test('that cannot be reached says so, can be asked for again, and loads by itself when the network is back', async () => {
  let reachable = false;
  const connectivity = createMemoryConnectivity(false);
  const page = () => (reachable ? HttpResponse.html(built('Tres', '<h1>El Tres</h1>')) : HttpResponse.error());
  apiServer.use(http.get('*/portatil/sin-red', page));
  const { user } = await renderApp('/portatil/sin-red', { connectivity });
  await screen.findByRole('heading', { level: 1, name: 'No se ha podido cargar la página' });
  expect(screen.queryByText('Cuando vuelva la conexión, la página se carga sola.')).not.toBeNull();
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('false'));
  expect(document.activeElement).toBe(retry);
  reachable = true;
  await act(async () => connectivity.set(true));
  await screen.findByRole('heading', { level: 1, name: 'El Tres' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
