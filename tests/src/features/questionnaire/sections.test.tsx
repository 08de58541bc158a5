import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amount, budget, checkbox, openForm, select } from './open-form.ts';

const section = (number: number) => screen.getByRole('group', { name: new RegExp(`^${number} `) });
/** Its words, options and their order are in tests/e2e/aria/form.aria.yml. */
describe('the questionnaire', () => {
  test('describes each of its five sections', async () => {
    await openForm();
    for (const number of [1, 2, 3, 4, 5]) {
      const effect = document.getElementById(section(number).getAttribute('aria-describedby') ?? '');
      expect(effect?.textContent).toMatch(/\.$/);
    }
  });

  test.each([
    [2, 'Diseño Gráfico'],
    [3, 'Portabilidad'],
  ])('%i: offers cards, any number of which can be checked', async (number, third) => {
    const { user } = await openForm();
    const boxes = within(section(number)).getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes) await user.click(box);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true, true]);
    await user.click(within(section(number)).getByText(third));
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, true, true, true]);
  });

  test('checks a card on Enter and stays, although a purpose is chosen', async () => {
    const { user } = await openForm();
    await user.click(checkbox('Trabajo/Estudio'));
    checkbox('Silencio').focus();
    await user.keyboard('{Enter}');
    expect(checkbox('Silencio').checked).toBe(true);
    expect(within(section(3)).queryByText('Portabilidad')).not.toBeNull();
  });

  test('4: sets the budget from 200 to 4000 in steps of 100, 1500 at first', async () => {
    await openForm();
    const { min, max, step, value } = budget();
    expect([min, max, step, value]).toEqual(['200', '4000', '100', '1500']);
    expect(budget().getAttribute('aria-valuetext')).toBe('1500\u00A0€');
    for (const mark of ['200 €', '3000 €', '4000 €']) expect(within(section(4)).queryByText(mark)).not.toBeNull();
    expect(within(section(4)).getAllByText('1500 €').length).toBeGreaterThan(0);
  });

  test('4: shows the amount and one sentence on what to expect for it', async () => {
    await openForm();
    fireEvent.change(budget(), { target: { value: '300' } });
    expect(amount().value).toBe('300');
    expect(budget().getAttribute('aria-valuetext')).toBe('300\u00A0€');
    const sentence = document.getElementById(budget().getAttribute('aria-describedby') ?? '');
    expect(sentence?.textContent).toMatch(/^Llega para .+, desde \d+\u00A0€\.$/);
  });

  test('5: hides ten optional selects until they are expanded', async () => {
    const { user } = await openForm();
    const button = (state: object) =>
      within(section(5)).findByRole('button', { name: /^Requisitos técnicos/, ...state });
    const summary = await button({ expanded: false });
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    await user.click(summary);
    expect(await button({ expanded: true })).toBe(summary);
    expect(details?.open).toBe(true);
    expect(
      within(section(5))
        .getAllByRole<HTMLSelectElement>('combobox')
        .map(({ value }) => value),
    ).toEqual(Array.from({ length: 10 }, () => ''));
    await user.click(summary);
    expect(details?.open).toBe(false);
  });

  test('5: describes selects that are minima, and counts those that are set', async () => {
    const { user } = await openForm();
    const hint = document.getElementById(select('Memoria RAM').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('mínimo');
    expect(select('Sistema operativo').hasAttribute('aria-describedby')).toBe(false);
    await user.selectOptions(select('Memoria RAM'), '16GB');
    await user.selectOptions(select('Sistema operativo'), 'Linux');
    expect(within(section(5)).queryByText('· 2 elegidos')).not.toBeNull();
    await user.selectOptions(select('Memoria RAM'), 'Sin preferencia');
    expect(within(section(5)).queryByText('· 1 elegido')).not.toBeNull();
  });

  test('summarizes the choices', async () => {
    const { user } = await openForm();
    await user.click(checkbox('Programación'));
    await user.click(checkbox('Diseño Gráfico'));
    await user.click(checkbox('Silencio'));
    fireEvent.change(budget(), { target: { value: '900' } });
    const panel = screen.getByRole('region', { name: 'Tu búsqueda' });
    expect(
      within(panel)
        .getAllByRole('definition')
        .map((line) => line.textContent),
    ).toEqual(['Hasta 900\u00A0€', 'Diseño Gráfico, Programación', 'Silencio', 'Ninguno']);
  });
});
