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

test('a toast is announced and disappears after about 2 s', () => {
  save();
  expect(screen.getByRole('status').textContent).toBe(FAVORITE_SAVED);
  pass(1900);
  expect(screen.getByRole('status').textContent).not.toBe('');
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

test('a toast shown again stays for its full time', () => {
  save();
  pass(1500);
  save();
  pass(1500);
  expect(screen.getByRole('status').textContent).toBe(FAVORITE_SAVED);
});
