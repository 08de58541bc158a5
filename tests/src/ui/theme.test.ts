import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync('src/styles/theme.css', 'utf8');

const SURFACES = ['surface', 'raised', 'sunken'] as const;
const COLOURS = ['text', 'muted', 'accent', 'accent-strong', 'positive', 'caution', 'negative'] as const;
const THEMES = ['light', 'dark'] as const;

/** WCAG 2.2 AA, and our own minimum for body text. */
const CONTRAST_AA = 4.5;
const CONTRAST_TEXT = 13;

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const [, light = '', dark = ''] =
    new RegExp(String.raw`--color-${name}: light-dark\((#\w{6}), (#\w{6})\)`).exec(TOKENS) ?? [];
  return theme === 'light' ? light : dark;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('the %s theme', (theme) => {
  test.each(SURFACES)('can be read on %s', (surface) => {
    const tooFaint = COLOURS.filter((name) => contrast(colour(name, theme), colour(surface, theme)) < CONTRAST_AA);
    expect(tooFaint).toEqual([]);
    expect(contrast(colour('text', theme), colour(surface, theme))).toBeGreaterThan(CONTRAST_TEXT);
  });

  test.each(['accent', 'accent-strong', 'positive', 'caution', 'negative'])(
    'can be read on buttons and toasts of %s',
    (name) => {
      expect(contrast(colour('on-accent', theme), colour(name, theme))).toBeGreaterThanOrEqual(CONTRAST_AA);
    },
  );
});
