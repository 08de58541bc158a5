import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toEuros } from '#src/lib/typed-text.ts';
import { amount, budget, checkbox, openForm, stored, submitButton, waitingAdvisor } from './open-form.ts';

const WRONG = 'El importe no vale: de 200\u00A0€ a 4000\u00A0€.';
const unchosen = () => screen.queryByText(/^Sin elegir: si no lo cambias, buscamos hasta 1500/);
const quick = (name: string) => within(screen.getByRole('group', { name: 'Cantidades habituales' })).getByText(name);

test.each([
  ['1.200', 1200],
  ['1 200 €', 1200],
  ['', Number.NaN],
  ['599,99', 600],
  ['1.199,99 €', 1200],
  ['600 euros', 600],
  ['450,5,1', Number.NaN],
  ['-450', Number.NaN],
  ['mucho', Number.NaN],
])('«%s» is %d €', (typed, euros) => {
  expect(toEuros(typed)).toBe(euros);
});

test('the budget can be any whole euro; the slider shows the nearest of its steps', async () => {
  const { advisor, recommend } = waitingAdvisor();
  const { user } = await openForm({ advisor });
  await user.click(checkbox('Trabajo/Estudio'));
  await user.clear(amount());
  await user.type(amount(), '450');
  expect(budget()).toHaveValue('500');
  expect(stored('formState')).toMatchObject({ budget: 450 });
  await user.clear(amount());
  await user.type(amount(), '1.200');
  expect(amount()).toHaveValue('1.200');
  await user.tab();
  expect([amount().value, budget().value], 'plain once it is left').toEqual(['1200', '1200']);
  fireEvent.change(amount(), { target: { value: '450' } });
  expect(within(screen.getByRole('region', { name: 'Tu búsqueda' })).getAllByText('Hasta 450 €')).not.toEqual([]);
  await user.click(submitButton());
  await expect.poll(() => recommend.mock.calls[0]?.[0].budget).toBe(450);
});

test('the budget is complained about once it is left, not while it is typed', async () => {
  const { user } = await openForm();
  await user.click(checkbox('Trabajo/Estudio'));
  await user.clear(amount());
  await user.type(amount(), '45');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe(WRONG);
  expect(amount()).toHaveAttribute('aria-invalid', 'true');
  expect(amount()).toHaveAttribute('aria-describedby', screen.getByRole('alert').parentElement?.id);
  expect(amount()).toHaveValue('45');
  const link = screen.getByRole('link', { name: 'el importe no vale' });
  expect(link).toHaveAttribute('href', `#${screen.getByRole('group', { name: /^4 / }).id}`);
  await user.type(amount(), '0');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(amount()).not.toHaveAttribute('aria-invalid');
  expect(submitButton()).toBeEnabled();
});

test.each(['199', '4001'])('the budget of %s € is refused on Enter, and repaired by a quick amount', async (value) => {
  const { user } = await openForm();
  await user.click(checkbox('Trabajo/Estudio'));
  fireEvent.change(amount(), { target: { value } });
  await user.type(amount(), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(WRONG);
  expect(submitButton()).toBeDisabled();
  await user.click(quick('700 €'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect([amount().value, budget().value]).toEqual(['700', '700']);
  expect(submitButton()).toBeEnabled();
});

test('the budget is not chosen until it is touched, also by a quick amount, which summary and field say', async () => {
  const { advisor, recommend } = waitingAdvisor();
  const { user } = await openForm({ advisor });
  await user.click(checkbox('Trabajo/Estudio'));
  const panel = within(screen.getByRole('region', { name: 'Tu búsqueda' }));
  expect(unchosen()).not.toBeNull();
  panel.getByText(/^Sin elegir: hasta 1500 € · /);
  expect([amount().value, budget().value]).toEqual(['1500', '1500']);
  expect(quick('1500 €')).toHaveAttribute('aria-pressed', 'false');
  await user.click(quick('500 €'));
  expect(unchosen()).toBeNull();
  expect(quick('500 €')).toHaveAttribute('aria-pressed', 'true');
  expect(quick('1500 €')).toHaveAttribute('aria-pressed', 'false');
  expect(stored('formState')).toMatchObject({ budget: 500 });
  fireEvent.change(budget(), { target: { value: '600' } });
  expect(amount()).toHaveValue('600');
  expect(quick('500 €')).toHaveAttribute('aria-pressed', 'false');
  await user.click(quick('1500 €'));
  expect(quick('1500 €')).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getAllByText('Hasta 1500 €')).not.toEqual([]);
  await user.click(submitButton());
  await expect.poll(() => recommend.mock.calls[0]?.[0]).toMatchObject({ budget: 1500 });
  expect(recommend.mock.calls[0]?.[0]).not.toHaveProperty('budgetUnchosen');
});

test.each([
  ['to the euro', { budget: 455 }, '500', 'false'],
  ['older answers of 1500 € as chosen', { budget: 1500 }, '1500', 'true'],
  ['as not chosen', { budget: 1500, budgetUnchosen: true }, '1500', 'false'],
])('the budget is restored %s', async (_, saved, onSlider, isChosen) => {
  localStorage.setItem('formState', JSON.stringify({ purposes: ['office'], ...saved }));
  await openForm();
  expect([amount().value, budget().value]).toEqual([`${saved.budget}`, onSlider]);
  expect(quick('1500 €')).toHaveAttribute('aria-pressed', isChosen);
  expect(submitButton()).toBeEnabled();
});
