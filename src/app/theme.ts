/** Light or dark, by the system's setting until the user chooses. `index.html` applies the stored choice before the first paint. */
import { createObservable, type Observed, useObserved } from '../lib/observed.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'theme';

const chosen = createObservable<Theme | null>(null);

const shown: Observed<Theme> = {
  current: () =>
    chosen.current() ?? THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system',
  observe: chosen.observe,
};

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  chosen.set(theme);
  // Restyling every element is slow on phones: the switch itself must paint first.
  requestAnimationFrame(() => requestAnimationFrame(() => applyTheme(theme)));
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colourBrowserBars(theme);
}

/** index.html has a colour for a light system, then one for a dark system. */
function colourBrowserBars(theme: Theme): void {
  const [, ...schemes] = THEMES;
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    const scheme = schemes[index];
    const always = scheme === theme ? '' : 'none';
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : always;
  }
}

export const useTheme = (): Theme => useObserved(shown, 'system');
