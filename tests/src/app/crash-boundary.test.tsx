import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CrashBoundary } from '#src/app/crash-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('a page that crashes while it renders', () => {
  // React logs the crash.
  beforeEach(() => vi.mocked(console.error).mockImplementation(() => undefined));
  afterEach(() => vi.mocked(console.error).mockClear());

  test("says 'Algo ha ido mal' and offers to try again or go home", () => {
    render(<CrashBoundary place="/form">{<Broken />}</CrashBoundary>);
    expect(screen.queryByRole('heading', { level: 1, name: 'Algo ha ido mal' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });

  test("'Intentar de nuevo' loads the page again", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    render(<CrashBoundary place="/form">{<Broken />}</CrashBoundary>);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('says that it is offline, and does not reload into the browser’s error page', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<CrashBoundary place="/form">{<Broken />}</CrashBoundary>);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('No hay conexión a Internet.');
    expect(alert.textContent).not.toContain('El fallo es nuestro');
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(alert.textContent).toContain('Sigue sin haber conexión a Internet.');
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('reports the error once', () => {
    const onError = vi.fn<(error: unknown) => void>();
    render(
      <CrashBoundary place="/form" onError={onError}>
        <Broken />
      </CrashBoundary>,
    );
    expect(onError).toHaveBeenCalledOnce();
  });

  test('goes away on another page', () => {
    const { rerender } = render(<CrashBoundary place="/form">{<Broken />}</CrashBoundary>);
    rerender(
      <CrashBoundary place="/blog">
        <h1>Blog</h1>
      </CrashBoundary>,
    );
    expect(screen.queryByRole('heading', { level: 1, name: 'Blog' })).not.toBeNull();
  });
});
