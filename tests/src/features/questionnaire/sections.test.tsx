import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amount, budget, checkbox, openForm, select } from './open-form.ts';

const section = (number: number) => screen.getByRole('group', { name: new RegExp(`^${number} `) });
/**
 * Its words, options and their order are in tests/e2e/aria/form.aria.yml; `keyboard.spec.ts` moves the slider to its ends
 * and unfolds the requirements.
 */
test('the questionnaire describes each of its five sections', async () => {
  await openForm();
  for (const number of [1, 2, 3, 4, 5]) {
    const effect = document.getElementById(section(number).getAttribute('aria-describedby') ?? '');
    expect(effect).toHaveTextContent(/\.$/);
  }
});

test('the questionnaire checks a card on Enter and stays, although a purpose is chosen', async () => {
  const { user } = await openForm();
  await user.click(checkbox('Trabajo/Estudio'));
  checkbox('Silencio').focus();
  await user.keyboard('{Enter}');
  expect(checkbox('Silencio')).toBeChecked();
  expect(within(section(3)).queryByText('Portabilidad')).toBeInTheDocument();
});

test('section 4 shows the amount between marks, and one sentence on what to expect for it', async () => {
  await openForm();
  for (const mark of ['200 €', '3000 €', '4000 €']) expect(within(section(4)).queryByText(mark)).toBeInTheDocument();
  fireEvent.change(budget(), { target: { value: '300' } });
  expect(amount()).toHaveValue('300');
  expect(budget()).toHaveAttribute('aria-valuetext', '300\u00A0€');
  const sentence = document.getElementById(budget().getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toMatch(/^Llega para .+, desde \d+\u00A0€\.$/);
  expect(amount(), 'both ways have one description').toHaveAttribute('aria-describedby', sentence?.id);
});

test('section 5 describes selects that are minima, and counts those that are set', async () => {
  const { user } = await openForm();
  for (const [name, hint] of [
    ['Memoria RAM', 'Mínimo'],
    ['Sistema operativo', 'Solo ese'],
  ] as const) {
    expect(select(name)).toHaveAccessibleDescription(hint);
  }
  await user.selectOptions(select('Memoria RAM'), '16GB');
  await user.selectOptions(select('Sistema operativo'), 'Linux');
  expect(within(section(5)).queryByText('· 2 elegidos')).toBeInTheDocument();
  await user.selectOptions(select('Memoria RAM'), 'Sin preferencia');
  expect(within(section(5)).queryByText('· 1 elegido')).toBeInTheDocument();
});
