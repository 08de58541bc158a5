import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { budget, checkbox, stored, submitButton } from './open-form.ts';

describe('purposes in the address', () => {
  test('replace the stored purposes, beside the other answers', async () => {
    localStorage.setItem('formState', JSON.stringify({ purposes: ['office'], priorities: ['build'], budget: 900 }));
    await renderApp('/form?purposes=gaming&purposes=design');
    expect([checkbox('Gaming Intensivo').checked, checkbox('Diseño Gráfico').checked]).toEqual([true, true]);
    expect(checkbox('Trabajo/Estudio').checked).toBe(false);
    expect(checkbox('Calidad de construcción').checked).toBe(true);
    expect(budget().value).toBe('900');
    expect(stored('formState')).toMatchObject({ purposes: ['design', 'gaming'] });
    expect(submitButton().disabled).toBe(false);
  });

  test('do not undo what is changed afterwards when the page is reloaded', async () => {
    const { user } = await renderApp('/form?purposes=gaming');
    expect(currentAddress()).toBe('/form');
    await user.click(checkbox('Gaming Intensivo'));
    await user.click(checkbox('Programación'));
    cleanup();
    await renderApp(currentAddress());
    expect([checkbox('Gaming Intensivo').checked, checkbox('Programación').checked]).toEqual([false, true]);
  });

  test('that do not exist change nothing', async () => {
    localStorage.setItem('formState', JSON.stringify({ purposes: ['office'] }));
    await renderApp('/form?purposes=cocinar&utm_source=boletin');
    expect(checkbox('Trabajo/Estudio').checked).toBe(true);
  });
});
