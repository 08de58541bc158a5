import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from '#src/ui/toast.tsx';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';

const LONG = `No se ha podido guardar el ${'x'.repeat(73)}`;

function Saver() {
  const show = useToast();
  return (
    <>
      <button type="button" onClick={() => show(FAVORITE_SAVED)}>
        Guardar
      </button>
      <button type="button" onClick={() => show(LONG, 'negative')}>
        Corregir
      </button>
    </>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const save = () => act(() => screen.getByRole('button', { name: 'Guardar' }).click());

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
});

test('a toast is announced and disappears after about 2 s, also where it is shown again meanwhile', () => {
  for (const ms of [1500, 1900]) {
    save();
    pass(ms);
    expect(screen.getByRole('status').textContent).toBe(FAVORITE_SAVED);
  }
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a toast that is long stays until it can be read', () => {
  act(() => screen.getByRole('button', { name: 'Corregir' }).click());
  pass(5900);
  expect(screen.getByRole('status').textContent).toBe(LONG);
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('');
});
