import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unbroken } from '#src/lib/unbroken.ts';
import { respondOnceTo } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { firstOf, IMPOSSIBLE, openResults, storedAnswer, storedText } from './open-results.ts';
import { isResultFresh } from '#src/features/recommendations/results-state.ts';

const MINUTE_MS = 60_000;

it.each([
  [1, true],
  [6, false],
])('a stored result may have an ISO date, %i minutes ago, as its time', async (minutes, shown) => {
  const timestamp = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await openResults({ ...(await storedAnswer()), timestamp });
  await waitFor(() => expect(currentAddress()).toBe(shown ? '/recommendations' : '/form'));
  expect(storedText() !== null).toBe(shown);
});

it('a stored result stays on screen after 5 minutes, and when another tab clears the storage', async () => {
  const stored = await storedAnswer();
  const { user } = await openResults(stored);
  localStorage.clear();
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await user.click(screen.getByRole('button', { name: /Mostrar más opciones/ }));
  expect(screen.queryByRole('heading', { name: firstOf(stored).shortName })).toBeInTheDocument();
  await screen.findByRole('heading', { name: MORE_OPTIONS });
});

it('a stored result is shown where the skip link was followed before any script had run', async () => {
  const stored = await storedAnswer();
  localStorage.setItem('recommendations', JSON.stringify(stored));
  await renderApp('/recommendations#contenido');
  expect(await screen.findByRole('heading', { name: firstOf(stored).shortName })).toBeInTheDocument();
  expect(screen.queryByText(/enlace está incompleto/)).not.toBeInTheDocument();
});

it('an empty result shows the stored reason, the way to the form, and each change, which makes it and asks again', async () => {
  const stored = await storedAnswer(IMPOSSIBLE);
  expect(stored.computers).toEqual([]);
  const { user } = await openResults(stored);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'No encontramos equipos que coincidan con tus criterios',
  );
  const said = screen.getByRole('main').textContent.replaceAll('\u00A0', ' ');
  for (const line of stored.reason.split('\n')) expect(said).toContain(line);
  expect(screen.queryByRole('button', { name: /más opciones/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cambiar mis respuestas' })).toHaveAttribute('href', '/form');

  const [first, ...others] = stored.relaxations ?? [];
  for (const { text } of others) screen.getByRole('button', { name: unbroken(text) });
  await user.click(screen.getByRole('button', { name: unbroken(first?.text ?? '') }));
  await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('formState') ?? '')).toEqual(first?.answers);
  expect(currentAddress()).toBe('/recommendations');
});

it('an empty result says that nothing comes of a change, and tries it again', async () => {
  respondOnceTo('/api/recommendations', () => Response.error());
  const stored = await storedAnswer(IMPOSSIBLE);
  const { user } = await openResults(stored);
  const change = await screen.findByRole('button', { name: unbroken(stored.relaxations?.[0]?.text ?? '') });
  await user.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ha ocurrido un error al procesar tu solicitud/);
  await waitFor(() => expect(change).toHaveFocus());
  await user.click(change);
  await screen.findByRole('heading', { level: 1, name: /Tus recomendaciones personalizadas/ });
});

it("the page explains its cards under '¿Por qué te recomendamos estos equipos?'", async () => {
  const lines = ['Pesa poco y dura mucho.', 'Los otros cuestan menos.', 'Tu presupuesto es un techo.'];
  const words = { reason: `${lines[0]}\n${lines[1]}`, explanation: lines[2] };
  await openResults({ ...(await storedAnswer()), ...words });
  const block = within(screen.getByRole('region', { name: '¿Por qué te recomendamos estos equipos?' }));
  for (const line of lines) expect(block.queryByText(line)).toBeInTheDocument();
});

it('the page compares side by side what differs, and the rest when asked', async () => {
  const stored = await storedAnswer();
  const [same, other] = stored.target;
  if (!same || !other) throw new Error('The answer has no target');
  for (const point of stored.target.flatMap(({ points }) => points)) point.at = 0.8;
  for (const [index, point] of other.points.entries()) point.at = index === 0 ? 0.9 : 0.2;
  const { user } = await openResults(stored);
  const section = within(await screen.findByRole('region', { name: 'Lado a lado' }));
  // One alone has the whole width.
  const only = section.getByRole('heading', { level: 3 });
  expect(only).toHaveTextContent(other.label);
  expect(only.closest('ul')).not.toHaveClass('sm:grid-cols-2');
  const all = section.getByRole('button', { name: 'Todo', expanded: false });
  await user.click(all);
  expect(section.queryByRole('heading', { name: same.label })).toBeInTheDocument();
  expect(all).toHaveFocus();
  await user.click(all);
  expect(section.queryByRole('heading', { name: same.label })).toBeNull();
});

it('the page has a title, the day of the newest price, and says to readers how many there are', async () => {
  const stored = await storedAnswer();
  await openResults(stored);
  const prices = screen.getByText(/^Precios vistos hasta \w+\. 20\d\d: compruébalos en la tienda\.$/);
  const [card] = screen.getAllByRole('article');
  expect(card?.compareDocumentPosition(prices)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Tus recomendaciones personalizadas basadas en tus necesidades',
  );
  await act(async () => undefined);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('3 portátiles recomendados');
});

/** A stored result with the oldest shape that the site reads. */
const OLDER = {
  computers: [
    {
      id: 'a1',
      title: 'Portátil Uno',
      image: '/illustrations/ultrabook.svg',
      price: 899,
      specs: [{ label: 'Memoria', value: '16 GB' }],
      attributes: [
        { key: 'Valoracion', value: '4,5' },
        { key: 'Reviews', value: '120' },
      ],
      url: 'https://www.amazon.es/dp/B000000001',
    },
    { id: 'b2', name: 'Portátil Dos', price: '1.099,00 €', specs: { Pantalla: '14 pulgadas' } },
  ],
  comparisons: { 'Portátil Uno': { pros: ['Es ligero.'], cons: ['Tiene pocos puertos.'] } },
  reason: 'Porque sí.\nPor el peso.',
  userInput: { purposes: ['office'], budget: 1200 },
  filteredLaptops: [{ id: 'c3' }],
};

it('a result in the oldest shape shows its variants of title, link, price and specs', async () => {
  await openResults({ ...OLDER, timestamp: Date.now() });
  const first = within(await screen.findByRole('article', { name: 'Portátil Uno' }));
  for (const text of ['Memoria: 16 GB', /Es ligero\./, /Tiene pocos puertos\./])
    expect(first.queryByText(text)).toBeInTheDocument();
  expect(first.getByTitle('4,5 de 5 (120 valoraciones)')).toHaveTextContent(/^4,5 de 5 \(120 valoraciones\)$/);
  expect(first.getByRole('link', { name: /Ver en Amazon/ })).toHaveAttribute('href', OLDER.computers[0]?.url);
  const second = within(screen.getByRole('article', { name: 'Portátil Dos' }));
  for (const text of ['Pantalla: 14 pulgadas', /1099\s€/]) expect(second.queryByText(text)).toBeInTheDocument();
  expect(second.queryByRole('link', { name: /Ver en Amazon/ })).not.toBeInTheDocument();
  for (const line of ['Porque sí.', 'Por el peso.']) expect(screen.getByText(line).closest('details')).toBeNull();
});

it.each([
  [0, true],
  [-299_999, true],
  [-300_000, false],
  // Of a clock that was corrected since.
  [2000, true],
  [300_000, false],
  [Number.NaN, false],
])('a result that was stored %i ms from now is fresh under 5 minutes: %s', (distance, fresh) => {
  const now = 1_800_000_000_000;
  expect(isResultFresh(now + distance, now)).toBe(fresh);
});
