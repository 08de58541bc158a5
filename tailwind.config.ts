import type { Config } from 'tailwindcss';

/** Colours, sizes and the like are in `src/styles/theme.css`. */
export default { content: ['./src/**/*.{ts,tsx}'] } satisfies Config;
