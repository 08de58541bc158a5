import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { respondOnceTo } from '#tests/support/api-server.ts';
import { openResults, storedAnswer } from './open-results.ts';

const TEXT = 'Con 400 € no hay portátil para juegos actuales. Desde 680 €, sí.';
const RAISE = 'Subir a 1700 €';

async function cautionary() {
  const stored = await storedAnswer();
  const answers = { ...stored.userInput, budget: 1700 };
  return { ...stored, caution: { text: TEXT, raise: { text: RAISE, answers } } };
}

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

async function openCaution() {
  const { user } = await openResults(await cautionary());
  const heading = await screen.findByRole('heading', { level: 2, name: /^Con 400/ });
  expect(plain(heading.textContent)).toBe(TEXT);
  return { user, raise: screen.getByRole('button', { name: /^Subir a 1700/ }) };
}

it('an answer of what was seen abroad says so above its cards, which are shown at once', async () => {
  const text = 'En España no hemos visto ninguno que sirva; fuera, estos.';
  await openResults({ ...(await storedAnswer()), abroad: { text, raise: null } });
  const heading = await screen.findByRole('heading', { level: 2, name: text });
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Mejor opción');
  expect(first && heading.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Ver el que más se acerca' })).not.toBeInTheDocument();
});

it('an answer without a capable laptop shows the caution alone, and on request the least bad ones, uncrowned', async () => {
  const { user } = await openCaution();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Mejor|mejor opción/);
  await user.click(screen.getByRole('button', { name: 'Ver el que más se acerca' }));
  const [first, ...others] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('El que más se acerca');
  for (const other of others) {
    const against = within(other).queryByLabelText('Frente al primero');
    expect(against === null).toBe(!/Mejor:|Peor:/.test(other.textContent));
  }
  expect(screen.getByRole('main')).not.toHaveTextContent(/Mejor opción|Mejor para ti|Elección|Empate/);
  expect(document.activeElement?.contains(first ?? null)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Ver el que más se acerca' })).not.toBeInTheDocument();
});

it('an answer without a capable laptop asks again with the budget that would do', async () => {
  const { user, raise } = await openCaution();
  await user.click(raise);
  const [first] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Mejor opción');
  expect(screen.queryByRole('heading', { name: /^Con 400/ })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('formState') ?? '')).toMatchObject({ budget: 1700 });
});

it('an answer without a capable laptop says that asking again failed, and can be asked once more', async () => {
  respondOnceTo('/api/recommendations', () => Response.error());
  const { user, raise } = await openCaution();
  await user.click(raise);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ha ocurrido un error al procesar/);
  await waitFor(() => expect(raise).toHaveProperty('disabled', false));
  expect(raise).toHaveFocus();
  await user.click(raise);
  await screen.findAllByRole('article');
});
