import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { after, percent, resetButton, sections, submitButton, submitWaiting } from './open-form.ts';

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('while submitting the form', () => {
  test('disables the form, whose button says «Procesando...»', async () => {
    await submitWaiting();
    expect(submitButton().textContent).toBe('Procesando...');
    expect(submitButton().disabled).toBe(true);
    expect(sections().map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
    expect(resetButton(), 'no reset while submitting').toBeNull();
  });

  test('fills the bar linearly over six seconds, every 50 ms', async () => {
    await submitWaiting();
    expect(percent()).toBe(0);
    await after(49);
    expect(percent()).toBe(0);
    await after(1);
    expect(percent()).toBe(1);
    await after(2950);
    expect(percent()).toBe(50);
    await after(2950);
    expect(percent()).toBe(99);
    await after(50);
    expect(percent()).toBe(100);
    await after(6000);
    expect(percent()).toBe(100);
  });

  test('announces what it is doing', async () => {
    await submitWaiting();
    let passed = 0;
    for (const [from, to, message] of [
      [0, 1750, 'Analizando tus requisitos...'],
      [1800, 3550, 'Buscando ordenadores que coincidan con tus necesidades...'],
      [3600, 5050, 'Comparando especificaciones técnicas...'],
      [5100, 6000, 'Generando recomendaciones personalizadas...'],
    ] as const) {
      await after(from - passed);
      expect(said()).toContain(message);
      await after(to - from);
      expect(said()).toContain(message);
      passed = to;
    }
  });
});
