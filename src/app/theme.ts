/**
 * Light or dark. The system decides until the visitor does; the choice is remembered under a key that holds nothing
 * else. The first paint reads it too: a few lines in `index.html`, which must agree with this file.
 */
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let chosen: Theme | undefined;

/** Until somebody chooses, as the first paint found it. */
const current = (): Theme =>
  (chosen ??= THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system');

const beforeHydration = (): Theme => 'system';

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Nothing can be stored: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
  // Every element takes its colours anew, which slow phones see: the switch itself answers before.
  requestAnimationFrame(() => requestAnimationFrame(() => colour(theme)));
}

function colour(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colourBars(theme);
}

/** The browser's own bars, whose colours stand in `index.html`: for a light system, then for a dark one. */
function colourBars(theme: Theme): void {
  const [, ...schemes] = THEMES;
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    const scheme = schemes[index];
    const always = scheme === theme ? '' : 'none';
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : always;
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, beforeHydration);
