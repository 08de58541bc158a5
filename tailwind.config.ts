import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--color-${name})`;

/** A size that grows with the window between a phone's (360 px) and a desktop's (1280 px), in rem, with its line height. */
const fluid = (phone: number, desktop: number, lineHeight: string): [string, string] => {
  const slope = (desktop - phone) / ((1280 - 360) / 16);
  const start = phone - (slope * 360) / 16;
  return [`clamp(${phone}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${desktop}rem)`, lineHeight];
};

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
    /* Steps of about 1.2 on phones and 1.28 on desktops. */
    fontSize: {
      xs: ['0.8125rem', '1.45'],
      sm: ['0.9375rem', '1.5'],
      base: fluid(1.0625, 1.125, '1.6'),
      lg: fluid(1.15, 1.28, '1.5'),
      xl: fluid(1.25, 1.45, '1.35'),
      '2xl': fluid(1.45, 1.75, '1.2'),
      '3xl': fluid(1.7, 2.3, '1.12'),
      '4xl': fluid(2.05, 3, '1.06'),
      '5xl': fluid(2.5, 4, '1.02'),
      '6xl': fluid(2.75, 4.6, '0.98'),
    },
    extend: {
      borderRadius: { card: '16px', control: '10px' },
      boxShadow: { float: 'var(--shadow-float)' },
      maxWidth: { page: '1120px', prose: '68ch' },
      fontFamily: { body: 'var(--font-body)', heading: 'var(--font-heading)' },
      transitionTimingFunction: { settle: 'var(--ease-settle)' },
    },
  },
} satisfies Config;
