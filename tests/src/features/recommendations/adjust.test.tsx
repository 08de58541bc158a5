/** «Ajusta tu respuesta» above the results, and changes of an empty answer; the API and the engine are the real ones. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { respondTo } from '#tests/support/api-server.ts';
import { BUDGET_FIELD } from '#tests/support/page-texts.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { back, CHANGEABLE, inAddress, LESS, openResults, press, refinedTo, storedAnswer } from './open-results.ts';

async function openEditor(asked?: object) {
  const { user } = await openResults(await storedAnswer(asked));
  await user.click(press('Cambiar'));
  await screen.findByRole('heading', { name: 'Ajusta tu respuesta' });
  return user;
}
const check = (name: string) => screen.getByRole('checkbox', { name });

test('adjusting refines uses, priorities, requirements and switches, each at once', async () => {
  const user = await openEditor();
  expect(document.activeElement?.textContent).toBe('Ajusta tu respuesta');
  await user.click(check('Diseño Gráfico'));
  await refinedTo({ purposes: ['office', 'design', 'programming'] });
  await user.click(check('Silencio'));
  await refinedTo({ priorities: ['battery', 'silence'] });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Memoria RAM' }), '32GB');
  await refinedTo({ requirements: { ram: '32GB' } });
  await user.click(check('Ya tengo Windows o usaré Linux'));
  await refinedTo({ requirements: { ram: '32GB' }, ownsWindows: true });
  expect(localStorage.getItem('ownsWindows')).toBe('true');
  await user.click(press('Listo'));
  expect(screen.queryByRole('heading', { name: 'Ajusta tu respuesta' })).not.toBeInTheDocument();
  expect(press('Cambiar')).toHaveFocus();
});

test('adjusting takes a typed budget, says that an amount is wrong, and gives the focus back on Escape', async () => {
  const user = await openEditor();
  const amount = screen.getByRole('textbox', { name: BUDGET_FIELD });
  await user.clear(amount);
  await user.type(amount, '1250');
  await refinedTo({ budget: 1250 });
  await user.clear(amount);
  await user.type(amount, '12');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent(/^El importe no vale/);
  await refinedTo({ budget: 1250 });
  await user.keyboard('{Escape}');
  expect(press('Cambiar')).toHaveFocus();
});

test('adjusting asks once for a budget that is dragged', async () => {
  await openEditor(CHANGEABLE);
  const asked = vi.fn<() => undefined>();
  respondTo('/api/recommendations', asked);
  for (const value of ['900', '1300', '1200']) fireEvent.change(screen.getByRole('slider'), { target: { value } });
  await refinedTo({ budget: 1200 });
  expect(asked).toHaveBeenCalledOnce();
});

test('adjusting follows a change made elsewhere', async () => {
  const user = await openEditor(CHANGEABLE);
  await user.click(press(LESS));
  await refinedTo({ budget: 1000 });
  await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '1000'));
  await user.click(await back());
  await waitFor(() => expect(screen.getByRole('slider')).toHaveProperty('value', '1100'));
});

test('adjusting asks for a use before it asks the advisor', async () => {
  const user = await openEditor();
  await user.click(check('Trabajo/Estudio'));
  await refinedTo({ purposes: ['programming'] });
  await user.click(check('Programación'));
  expect((await screen.findByRole('alert')).textContent).toBe('Elige al menos un uso.');
  expect(inAddress().purposes).toEqual(['programming']);
});

test('an empty answer is refined on by its own changes, and nothing is stored', async () => {
  const stored = await storedAnswer(CHANGEABLE);
  const { user } = await openResults(stored);
  const before = localStorage.getItem('recommendations');
  await user.click(press('Cambiar'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Memoria RAM' }), '64GB');
  await screen.findByRole('heading', { level: 1, name: /^No encontramos equipos/ });
  const [change] = screen.getAllByRole('button', { name: /: \d+ portátil/ });
  if (!change) throw new Error('There is no change to make');
  await user.click(change);
  await screen.findAllByRole('article');
  expect(currentAddress()).toMatch(/^\/recommendations#1\./);
  expect(localStorage.getItem('recommendations')).toBe(before);
});
