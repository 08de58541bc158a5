import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import type { History, ResultSet, SavedSets } from '#src/services/history.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { answers as answersWith } from '#tests/support/laptops.ts';
import { createTold } from '#tests/support/watched.ts';
import { laptop } from '../favorites/saved-laptops.ts';

const WHEN = new Date(2026, 10, 21, 9, 5);

const result = (timestamp = WHEN.getTime()): ResultSet => ({
  answers: answersWith({
    purposes: ['office', 'programming'],
    priorities: ['battery'],
    budget: 1200,
    requirements: { ram: '16GB', os: 'linux' },
  }),
  computers: ['a', 'b', 'c', 'd'].map((id) => laptop(id)),
  timestamp,
  sessionId: 'visit',
});

async function openHistory(results: readonly ResultSet[], changes: Partial<History> = {}) {
  const history = createMemoryHistory();
  for (const each of results) await history.save(ANA.uid, each);
  return renderApp('/recommendations/saved', { history: { ...history, ...changes }, session: sessionOf(ANA) });
}

test('the saved recommendations ask to sign in when the stored user is signed out', async () => {
  localStorage.setItem('user', JSON.stringify({ uid: 'ana', email: null, displayName: 'Ana' }));
  const session = createMemorySession();
  const { user } = await renderApp('/recommendations/saved', { session });
  const main = within(screen.getByRole('main'));
  expect(
    main.queryByRole('heading', { name: 'Debes iniciar sesión para ver tus recomendaciones guardadas' }),
  ).toBeInTheDocument();

  // The provider could not be reached before.
  session.prepare = async () => session.set({ status: 'signed-in', user: ANA });
  await user.click(main.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'No tienes recomendaciones guardadas' });
});

test('the saved recommendations show date, time and three computers of each search, and their details', async () => {
  const { user } = await openHistory([result()]);
  const entry = within(await screen.findByRole('article', { name: /21\/11\/2026, 09:05$/ }));
  const titles = entry.getAllByRole('heading', { level: 3, name: /^Portátil/ });
  expect(titles.map((title) => title.textContent)).toEqual(['Portátil a', 'Portátil b', 'Portátil c']);
  expect(entry.getAllByText(/^1299\s€$/)).toHaveLength(3);
  expect(entry.queryByRole('img', { name: 'Portátil c' })).toBeInTheDocument();
  expect(entry.getAllByRole('button', { name: 'Ver detalles' })).toHaveLength(3);
  await user.click(entry.getByRole('button', { name: 'Ver detalles', description: 'Portátil b' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Portátil b' }));
  expect(dialog.queryByText('Memoria: 16 GB')).toBeInTheDocument();
  expect(dialog.queryByRole('img', { name: 'Portátil b' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /Ver en Amazon/ })).toHaveAttribute('href', 'https://www.amazon.es/dp/X');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the saved recommendations show two criteria, then all in alphabetical order, one entry at a time', async () => {
  const { user } = await openHistory([result(), result(WHEN.getTime() + 3_600_000)]);
  const [newer, older] = (await screen.findAllByRole('article')).map((article) => within(article));
  if (!newer || !older) throw new Error('two entries were saved');
  expect(newer.getAllByRole('term').map((term) => term.textContent)).toEqual(['Presupuesto:', 'Uso:']);
  expect(newer.queryByText('Trabajo/Estudio, Programación')).toBeInTheDocument();
  expect(newer.getByText('Y 4 criterios más...').tagName).toBe('P');

  await user.click(newer.getByRole('button', { name: 'Ver todos los criterios' }));
  expect(newer.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Memoria RAM:',
    'Presupuesto:',
    'Prioridades:',
    'Sistema operativo:',
    'Tipo de equipo:',
    'Uso:',
  ]);
  const growing = newer.getAllByRole('term').filter((term) => term.closest('.grows'));
  expect(growing.map((term) => term.textContent)).not.toContain('Uso:');
  expect(growing).toHaveLength(4);
  await user.click(older.getByRole('button', { name: 'Ver todos los criterios' }));
  expect(newer.getAllByRole('term')).toHaveLength(2);
  await user.click(older.getByRole('button', { name: 'Mostrar menos' }));
  expect(older.getAllByRole('term')).toHaveLength(2);
});

test.each<[AccountDataProblem, string]>([
  ['denied', 'Error de permisos: No tienes acceso a esta información...'],
  [
    'unavailable',
    'Error de conexión: No se pudo conectar con el servidor. Por favor, verifica tu conexión a Internet.',
  ],
  ['unreadable-dates', 'Error al procesar las fechas de las recomendaciones...'],
  ['other', 'Error al cargar tus recomendaciones guardadas: algo'],
])('a history that cannot be loaded shows why, and loads on retry: %s', async (problem, words) => {
  const { of } = createTold<SavedSets>(({ show, fail }, nth) => {
    if (nth === 1) fail(new AccountDataError(problem, 'algo'));
    else show({ sets: [{ id: '1', createdAt: WHEN, criteria: {}, computers: [] }], outdated: false });
  });
  const { user } = await openHistory([], { of });
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('article');
});
