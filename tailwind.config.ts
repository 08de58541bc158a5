import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--color-${name})`;

const layer = (name: string) => `var(--layer-${name})`;

const size = (name: string, lineHeight: string): [string, string] => [`var(--size-${name})`, lineHeight];

/** Only our tokens exist as colours: a class of Tailwind's own palette produces nothing. Values stand in src/styles/tokens.css. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: token('surface'),
      raised: token('raised'),
      sunken: token('sunken'),
      text: token('text'),
      muted: token('muted'),
      accent: token('accent'),
      'accent-strong': token('accent-strong'),
      'on-accent': token('on-accent'),
      positive: token('positive'),
      caution: token('caution'),
      negative: token('negative'),
      line: token('line'),
    },
    fontSize: {
      xs: size('xs', '1.45'),
      sm: size('sm', '1.5'),
      base: size('base', '1.6'),
      lg: size('lg', '1.5'),
      xl: size('xl', '1.35'),
      '2xl': size('2xl', '1.2'),
      '3xl': size('3xl', '1.12'),
      '4xl': size('4xl', '1.06'),
      '5xl': size('5xl', '1.02'),
      '6xl': size('6xl', '0.98'),
    },
    extend: {
      // Besides Tailwind's own: the narrowest phones, or large letters.
      screens: { xs: '24rem' },
      borderRadius: { card: 'var(--radius-card)', control: 'var(--radius-control)' },
      spacing: { section: 'var(--space-section)' },
      zIndex: { part: layer('part'), bar: layer('bar'), list: layer('list'), header: layer('header') },
      boxShadow: { float: 'var(--shadow-float)' },
      // Tailwind's `max-w-prose` (65ch) is narrower and cannot be changed here.
      maxWidth: { page: '1120px', measure: '68ch' },
      fontFamily: { body: 'var(--font-body)', heading: 'var(--font-heading)' },
      transitionTimingFunction: { settle: 'var(--ease-settle)' },
    },
  },
} satisfies Config;
