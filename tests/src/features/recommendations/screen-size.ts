/** jsdom has no screen: this decides what media queries about its width match. */
import { onTestFinished, vi } from 'vitest';

const WIDTHS_REM = { phone: 24, desktop: 90 };

export function showOn(kind: keyof typeof WIDTHS_REM, { lessMotion = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') ? lessMotion : WIDTHS_REM[kind] < (widthBelow(query) ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

function widthBelow(query: string): number | null {
  const rem = /width < (\d+)rem/.exec(query)?.[1];
  return rem === undefined ? null : Number(rem);
}
