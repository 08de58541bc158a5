import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage } from '#src/app/lazy-page.ts';

const Component = () => <h1>Contacto</h1>;
const Named = ({ name }: { name: string }) => <h1>{name}</h1>;

const show = (Page: ComponentType) =>
  render(
    <Suspense fallback="Cargando">
      <Page />
    </Suspense>,
  );

describe('a page', () => {
  it('renders without suspending once it is loaded', async () => {
    const page = lazyPage(async () => ({ Component }));
    await page.load();
    show(page.Page);
    expect(screen.queryByText('Cargando')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Contacto' })).not.toBeNull();
  });

  it('loads itself when nothing else has, with the props beside its code', async () => {
    const { Page } = lazyPage(
      async () => ({ Component: Named }),
      async () => ({ name: 'Guía' }),
    );
    await act(async () => void show(Page));
    expect(screen.queryByRole('heading', { name: 'Guía' })).not.toBeNull();
  });

  it('is loaded once, and again a second after it has failed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const importPage = vi.fn<() => Promise<{ Component: typeof Component }>>().mockResolvedValue({ Component });
    importPage.mockRejectedValueOnce(new Error('offline'));
    const page = lazyPage(importPage);
    await expect(page.load()).rejects.toThrow('offline');
    await expect(page.load()).rejects.toThrow('offline');
    expect(importPage).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    await page.load();
    await page.load();
    expect(importPage).toHaveBeenCalledTimes(2);
  });
});
