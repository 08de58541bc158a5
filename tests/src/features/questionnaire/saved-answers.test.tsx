import { fireEvent, screen, within, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import { budget, checkbox, openForm, resetButton, select, stored, submitButton } from './open-form.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';

const windows = () => checkbox('Ya tengo Windows o usaré Linux');
const save = (state: object) => localStorage.setItem('formState', JSON.stringify(state));

test('the answers are saved on every change', async () => {
  const { user } = await openForm();
  expect(stored('formState')).toBeNull();
  await user.click(checkbox(CASUAL_GAMING));
  expect(stored('formState')).toMatchObject({ purposes: ['casualgaming'], budget: 1500 });
  await user.click(checkbox('Trabajo/Estudio'));
  expect(stored('formState'), 'in their order').toMatchObject({ purposes: ['office', 'casualgaming'] });
  await user.click(checkbox('Batería'));
  expect(stored('formState')).toMatchObject({ priorities: ['battery'] });
  fireEvent.change(budget(), { target: { value: '1200' } });
  expect(stored('formState')).toMatchObject({ budget: 1200 });
  screen.getByText('Hasta 1200 € · Trabajo/Estudio, Gaming Casual · Batería');
  await user.selectOptions(select('Almacenamiento'), '1TB SSD');
  expect(stored('formState')).toMatchObject({ requirements: { storage: '1TB', ram: '' } });
  await user.click(checkbox(CASUAL_GAMING));
  expect(stored('formState')).toMatchObject({ purposes: ['office'] });
});

test('the answers hold whether Windows is owned, and whether Windows is counted holds for all pages', async () => {
  const { user } = await openForm();
  await user.click(windows());
  expect(stored('formState')).toMatchObject({ ownsWindows: true });
  expect(stored('ownsWindows')).toBe(true);
  expect(screen.queryByText('· 1 elegido')).toBeInTheDocument();
  const summary = within(screen.getByRole('region', { name: 'Tu búsqueda' }));
  expect(summary.queryByText('Sin elegir: hasta 1500 € · Ya tengo Windows o usaré Linux')).toBeInTheDocument();
  await user.click(windows());
  expect(stored('formState')).not.toHaveProperty('ownsWindows');
  expect(stored('ownsWindows')).toBe(false);
  await user.selectOptions(select('Sistema operativo'), 'Linux');
  expect(stored('ownsWindows')).toBe(true);
  await user.selectOptions(select('Sistema operativo'), 'Windows');
  expect(stored('ownsWindows')).toBe(false);
  await user.click(windows());
  await user.click(resetButton() ?? document.body);
  expect([windows().checked, stored('ownsWindows')]).toEqual([false, null]);
});

test('the answers are restored without the options that do not exist', async () => {
  save({
    deviceType: 'desktop',
    purposes: ['cocinar', 'editing'],
    priorities: ['screen', 7],
    budget: 2300,
    requirements: { ram: '3GB', graphics: 'nvidia_rtx50', os: null },
  });
  await openForm();
  expect(select('Tipo de dispositivo')).toHaveValue('laptop');
  expect(checkbox('Edición de Vídeo')).toBeChecked();
  expect(checkbox('Pantalla')).toBeChecked();
  expect(budget()).toHaveValue('2300');
  expect(select('Memoria RAM')).toHaveValue('');
  expect(select('Sistema operativo')).toHaveValue('');
  expect(select('Tarjeta gráfica')).toHaveValue('nvidia_rtx50');
  expect(submitButton()).toBeEnabled();
});

test('the answers are restored where another question has the wrong shape', async () => {
  save({ purposes: 'office', priorities: ['battery'], requirements: '16GB' });
  await openForm();
  expect(checkbox('Batería')).toBeChecked();
  expect(submitButton()).toBeDisabled();
});

test.each([
  [{}, false],
  [{ purposes: ['design'] }, true],
  [{ priorities: ['weight'] }, true],
  [{ budget: 900 }, true],
  [{ requirements: { os: 'linux' } }, true],
  [{ ownsWindows: true }, true],
])('«Borrar selección» is there where something differs from the defaults, as %j: %s', async (answers, isThere) => {
  save(answers);
  await openForm();
  expect(resetButton() !== null).toBe(isThere);
});

test('«Borrar selección» restores the defaults, clears the stored answers, says so, and moves the focus to the start', async () => {
  save({ purposes: ['gaming'], priorities: ['battery'], budget: 3000, requirements: { ram: '32GB' } });
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Borrar selección' }));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  expect(budget()).toHaveValue('1500');
  expect(select('Memoria RAM')).toHaveValue('');
  expect(localStorage.getItem('formState')).toBeNull();
  expect(resetButton()).toBeNull();
  const toast = screen.getByText('Formulario restablecido');
  expect(toast.closest('output, [role=status]')).not.toBeNull();
  expect(toast).toHaveClass('bg-positive');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.tab();
  expect(select('Tipo de dispositivo')).toHaveFocus();
});

test('purposes in the address replace the stored purposes, beside the other answers', async () => {
  localStorage.setItem('formState', JSON.stringify({ purposes: ['office'], priorities: ['build'], budget: 900 }));
  await renderApp('/form?purposes=gaming&purposes=design');
  expect([checkbox('Gaming Intensivo').checked, checkbox('Diseño Gráfico').checked]).toEqual([true, true]);
  expect(checkbox('Trabajo/Estudio')).not.toBeChecked();
  expect(checkbox('Calidad de construcción')).toBeChecked();
  expect(budget()).toHaveValue('900');
  expect(stored('formState')).toMatchObject({ purposes: ['design', 'gaming'] });
  expect(submitButton()).toBeEnabled();
});

test('purposes in the address do not undo what is changed afterwards when the page is reloaded', async () => {
  const { user } = await renderApp('/form?purposes=gaming');
  expect(currentAddress()).toBe('/form');
  await user.click(checkbox('Gaming Intensivo'));
  await user.click(checkbox('Programación'));
  cleanup();
  await renderApp(currentAddress());
  expect([checkbox('Gaming Intensivo').checked, checkbox('Programación').checked]).toEqual([false, true]);
});

test('purposes in the address that do not exist change nothing', async () => {
  localStorage.setItem('formState', JSON.stringify({ purposes: ['office'] }));
  await renderApp('/form?purposes=cocinar&utm_source=boletin');
  expect(checkbox('Trabajo/Estudio')).toBeChecked();
});
