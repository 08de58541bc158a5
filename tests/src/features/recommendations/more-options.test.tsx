import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { moreRequestSchema } from '#contract/recommendations.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { respondOnceTo, respondTo } from '#tests/support/api-server.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { firstOf, openResults, storedAnswer } from './open-results.ts';
import { saying } from '#tests/support/card-texts.ts';

const MORE_CALL = '/api/recommendations/more';
const LOADING_LABEL = 'Buscando más opciones...';

const moreButton = () => screen.getByRole('button', { name: MORE_BUTTON });
const moreButtons = () => screen.queryAllByRole('button', { name: /más opciones/i });

async function press(stored: StoredRecommendations) {
  const { user } = await openResults(stored);
  await user.click(moreButton());
  return user;
}

/** @returns what lets the API answer, with `answer` or what it finds */
function holdMore(answer?: Response) {
  const go = Promise.withResolvers<void>();
  respondTo(MORE_CALL, async () => {
    await go.promise;
    return answer;
  });
  return go;
}

const message = (text: string) => `Hubo un problema al obtener más recomendaciones: ${text}`;

beforeEach(() => void vi.spyOn(globalThis, 'alert').mockReturnValue());

it('more options load behind the button as a table of six rows, repeat no card, take the focus and are announced', async () => {
  const stored = await storedAnswer();
  const go = holdMore();
  await press(stored);
  expect(screen.getByRole('button', { name: LOADING_LABEL })).toHaveAttribute('disabled');
  go.resolve();
  const section = await screen.findByRole('region', { name: MORE_OPTIONS });
  expect(moreButtons()).toEqual([]);
  expect(within(section).getByRole('heading', { name: MORE_OPTIONS })).toHaveFocus();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('6 opciones más'),
  );
  const shown = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
  const names = within(section)
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('button').textContent);
  expect(names).toHaveLength(6);
  expect(new Set([...shown, ...names]).size).toBe(9);
});

it('more options say what each gains and loses, and unfold into its card', async () => {
  const stored = await storedAnswer();
  const option = {
    ...firstOf(stored),
    name: 'Casa Otro',
    shortName: 'Casa Otro',
    price: 1215,
    statements: saying({ gain: ['16 GB de memoria', '100 €'], loss: ['peor pantalla'] }),
  };
  respondTo(MORE_CALL, () => Response.json({ computers: [option] }));
  const user = await press(stored);
  const section = await screen.findByRole('region', { name: MORE_OPTIONS });
  const cells = within(section)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
  expect(cells[0]).toMatch(/^(≈ )?1215 €/);
  expect(cells.slice(1)).toEqual(['16 GB de memoria y 100 €', 'peor pantalla']);
  expect(within(section).queryByRole('article')).not.toBeInTheDocument();
  const toggle = within(section).getByRole('button', { name: 'Casa Otro' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const card = within(section).getByRole('article', { name: 'Casa Otro' });
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.contains(card)).toBe(true);
  await user.click(toggle);
  expect(within(section).queryByRole('article')).not.toBeInTheDocument();
});

it.each([
  [[], ['Mejor'], 'Casi igual en lo que pides'],
  [['se oye.'], ['Mejor', 'Peor'], 'Casi igual en lo que pides, pero se oye.'],
])(
  'more options say of one neither better nor worse that it is alike, %j, without an empty column',
  async (but, columns, said) => {
    const stored = await storedAnswer();
    const cheap = {
      ...firstOf(stored),
      id: 'uno',
      name: 'Casa Uno',
      shortName: 'Casa Uno',
      statements: saying({ gain: ['100 €'] }),
    };
    const alike = { ...cheap, id: 'dos', name: 'Casa Dos', shortName: 'Casa Dos', statements: saying({ but }) };
    respondTo(MORE_CALL, () => Response.json({ computers: [cheap, alike] }));
    await press(stored);
    const section = within(await screen.findByRole('region', { name: MORE_OPTIONS }));
    const heads = section.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Portátil', 'Precio', ...columns]);
    expect(section.queryByRole('cell', { name: said })).toBeInTheDocument();
    expect(section.queryAllByText('—')).toHaveLength(columns.length - 1);
  },
);

it('more options request 6 with the answers and the ids, also ids in objects', async () => {
  const stored = await storedAnswer();
  const asked = vi.fn<(body: unknown) => void>();
  respondTo(MORE_CALL, async (request) => {
    asked(await request.json());
  });
  const ids = stored.filteredLaptops ?? [];
  const mixed = ids.map((id, index) => (index % 2 === 0 ? { id } : id));
  localStorage.setItem('recommendations', JSON.stringify({ ...stored, filteredLaptops: mixed }));
  const { user } = await renderApp('/recommendations');
  await user.click(moreButton());
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const body = moreRequestSchema.parse(asked.mock.calls[0]?.[0]);
  expect(body).toEqual({ userInput: stored.userInput, filteredLaptops: ids, count: 6 });
  await screen.findByRole('heading', { name: MORE_OPTIONS });
});

it("more options say 'No hay más opciones disponibles que cumplan con tus requisitos' when none are left", async () => {
  await press({ ...(await storedAnswer()), filteredLaptops: [] });
  await screen.findByText('No hay más opciones disponibles que cumplan con tus requisitos');
  expect(moreButtons()).toEqual([]);
});

it("more options have no button when the reason contains 'no se encontraron'", async () => {
  await openResults({ ...(await storedAnswer()), reason: 'No se encontraron más equipos.' });
  expect(screen.queryByText('No se encontraron más equipos.')).toBeInTheDocument();
  expect(moreButtons()).toEqual([]);
});

it.each([
  ['something else in JSON', () => Response.json({ laptops: [] }), 'Error al parsear la respuesta del servidor'],
  ['a status of 500', () => new Response('', { status: 500 }), 'Error al obtener recomendaciones adicionales'],
  ['no network', () => Response.error(), 'Error al obtener recomendaciones adicionales'],
])('more options that end in %s show an alert, and the button works again', async (_, answer, text) => {
  vi.spyOn(globalThis, 'reportError').mockReturnValue();
  respondOnceTo(MORE_CALL, answer);
  const user = await press(await storedAnswer());
  await waitFor(() => expect(globalThis.alert).toHaveBeenCalledExactlyOnceWith(message(text)));
  await user.click(moreButton());
  await screen.findByRole('heading', { name: MORE_OPTIONS });
});

it.each(['userInput', 'filteredLaptops'] as const)('a stored result without %s shows an alert', async (missing) => {
  const { [missing]: _, ...rest } = await storedAnswer();
  await press(rest);
  expect(globalThis.alert).toHaveBeenCalledExactlyOnceWith(
    message('Faltan datos necesarios para solicitar más recomendaciones'),
  );
  expect(moreButton()).not.toHaveAttribute('disabled');
});

it('more options that fail show no alert after leaving the page', async () => {
  const go = holdMore(new Response(null, { status: 500 }));
  const { user, unmount } = await openResults(await storedAnswer());
  await user.click(moreButton());
  unmount();
  go.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(globalThis.alert).not.toHaveBeenCalled();
});
