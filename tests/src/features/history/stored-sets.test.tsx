import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseSavedSet } from '#src/infra/firebase/saved-set-document.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import type { SavedCriteria, SavedSets } from '#src/services/history.ts';
import { createTold } from '#tests/support/watched.ts';

/** Opens a history whose only stored set has this shape. */
async function openStored(stored: object) {
  const { of } = createTold<SavedSets>(({ show }) =>
    show({ sets: [parseSavedSet(`${ANA.uid}_1`, stored)], outdated: false }),
  );
  const history = { ...createMemoryHistory(), of };
  const { user } = await renderApp('/recommendations/saved', { history, session: sessionOf(ANA) });
  return { user, card: within(await screen.findByRole('article')) };
}

async function openCriteria(formData: object): Promise<string[]> {
  const { user, card } = await openStored({ formData });
  const showAll = card.queryByRole('button', { name: 'Ver todos los criterios' });
  if (showAll) await user.click(showAll);
  return card.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
}

/** Fields that are no criteria. */
const HIDDEN = { sessionId: 's', timestamp: 1, savedFromRecommendations: true, id: 'x' };

test('a stored set without a date says that it is unknown', async () => {
  const { card } = await openStored({ computers: [{ name: 'Uno' }] });
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Búsqueda guardada');
  expect(card.queryByText('Fecha desconocida, Hora desconocida')).toBeInTheDocument();
});

test('a stored set says where the price of a computer came from, with its details', async () => {
  const { user, card } = await openStored({
    computers: [{ id: 'a', name: 'Uno', price: 1130, facts: ESTIMATED_PRICE }],
  });
  expect(card.queryByText('≈ 1275 €')).toBeInTheDocument();
  expect(card.queryByText('1130 € + 145 € de Windows')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Ver detalles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Uno' }));
  expect(dialog.queryByText('≈ 1275 €')).toBeInTheDocument();
  expect(dialog.queryByText('1185 € en una tienda polaca, agosto de 2025')).toBeInTheDocument();
});

test('a stored set names what its computers lack, and collapses a doubled name', async () => {
  const nameless = { id: 'a', title: '  ', name: ' ', price: '-50 €' };
  const { card } = await openStored({ computers: [nameless, { name: 'HP Victus HP Victus' }, { title: 'Tres' }] });
  const titles = card.getAllByRole('heading', { level: 3, name: /./ }).map((title) => title.textContent);
  expect(titles).toEqual(['Criterios', 'Sin título', 'HP Victus', 'Tres']);
  expect(card.getAllByText('Precio no disponible')).toHaveLength(3);
});

test.each([
  [{ purposes: [], deviceType: ' ' }, ['Uso: No especificado', 'Tipo de equipo: No especificado']],
  [
    { requirements: { ram: '', os: null, graphics: ' ' } },
    ['Memoria RAM: No especificado', 'Sistema operativo: No especificado', 'Tarjeta gráfica: No especificado'],
  ],
  [{ requirements: {} }, ['Requisitos: No especificado']],
  [{ ownsWindows: true }, ['Windows: Ya tengo Windows o usaré Linux']],
  [
    { ...HIDDEN, budget: 900, requirements: { ...HIDDEN, ram: '16GB' } },
    ['Presupuesto: 900\u00A0€', 'Memoria RAM: 16GB'],
  ],
])('a stored set shows of %j the criteria alone, and what was not specified', async (formData, lines) => {
  expect(await openCriteria(formData)).toEqual(lines);
});

test.each([
  [{ budget: 900, purposes: ['office'] }, null],
  [{ budget: 900, purposes: ['office'], priorities: ['battery'] }, 'Y 1 criterio más...'],
])('a stored set counts the criteria that it hides: %j', async (formData, words) => {
  const { user, card } = await openStored({ formData });
  expect(card.queryByText(/^Y \d/)?.textContent ?? null).toBe(words);
  const showAll = card.queryByRole('button', { name: 'Ver todos los criterios' });
  if (showAll) await user.click(showAll);
  expect(card.getAllByRole('term')).toHaveLength(2 + Number(/\d+/.exec(words ?? '0')?.[0]));
  expect(showAll !== null).toBe(words !== null);
});

const CRITERIA: SavedCriteria = {
  deviceType: 'laptop',
  purposes: ['office', 'programming'],
  priorities: ['battery'],
  budget: 600,
  requirements: { ram: '16GB', sessionId: 'x' },
};

const openSet = (criteria: SavedCriteria) =>
  openStored({ createdAt: new Date(2026, 10, 21, 9, 5).getTime(), formData: criteria });

test.each<[SavedCriteria, string]>([
  [CRITERIA, 'Trabajo/Estudio y Programación\u00A0· 600\u00A0€'],
  [{ purposes: ['gaming'] }, 'Gaming Intensivo'],
  [{ purposes: [' '] }, 'Búsqueda guardada'],
  [{ purposes: ['farming'], budget: 900 }, 'farming\u00A0· 900\u00A0€'],
])('an entry of the history has what was asked as its title, and date and time below: %#', async (criteria, title) => {
  const { card } = await openSet(criteria);
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(card.queryByText('21/11/2026, 09:05')).toBeInTheDocument();
});

test('an entry of the history is asked again, with what of it can be asked today', async () => {
  await openSet({ ...CRITERIA, purposes: ['office', 'farming'], budget: 1e9 });
  expect(screen.getByRole('link', { name: 'Repetir' })).toHaveAttribute('href', '/recommendations#1.1.2.15o.03');
});

test('an entry of the history cannot be repeated without a use', async () => {
  await openSet({ budget: 900, purposes: ['farming'] });
  expect(screen.queryByRole('link', { name: 'Repetir' })).not.toBeInTheDocument();
});
