import type { ComponentType } from 'react';
import { type IconProps, MoonIcon, SunIcon, SystemThemeIcon } from '../ui/icons.tsx';
import { chooseTheme, type Theme, THEMES, useTheme } from './theme.ts';

const LOOKS: Record<Theme, { label: string; Icon: ComponentType<IconProps> }> = {
  system: { label: 'Como el sistema', Icon: SystemThemeIcon },
  light: { label: 'Claro', Icon: SunIcon },
  dark: { label: 'Oscuro', Icon: MoonIcon },
};

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="no-print">
      <legend className="sr-only">Colores de la página</legend>
      <div className="inline-flex gap-1 rounded-full border border-line p-1">
        {THEMES.map((theme) => {
          const { label, Icon } = LOOKS[theme];
          return (
            <label
              key={theme}
              title={label}
              className="relative grid size-9 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:text-text forced-colors:has-checked:border has-focus-visible:outline-3 has-focus-visible:outline-accent pointer-coarse:size-11"
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                className="absolute inset-0 cursor-pointer opacity-0"
                aria-label={label}
                checked={chosen === theme}
                onChange={() => chooseTheme(theme)}
              />
              <Icon width="18" height="18" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
