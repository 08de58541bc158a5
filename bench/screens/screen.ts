/** A screen worth a picture, and what many of them have in common. */
import type { Page } from '@playwright/test';
import type { AccountsPlan } from './example-accounts.ts';
import type { Answers } from '#contract/answers.ts';
import { NOW } from './actions.ts';
import { ASKED } from './given-answers.ts';

export interface Screen {
  name: string;
  path: string;
  /** Only the site with example accounts has it. */
  accounts?: AccountsPlan;
  /** Local storage, by key. */
  stored?: Record<string, unknown>;
  /** The API's response; `never` leaves the request open. */
  api?: { status: number; body: object } | 'never';
  /** What the user does there. */
  act?: (page: Page) => Promise<void>;
  /** Its picture is taken only where it looks different from others. */
  only?: 'phone' | 'desktop';
  /** Whether only the viewport is taken, for fixed elements. */
  windowOnly?: boolean;
}

export const FILLED: Answers = {
  ...ASKED,
  requirements: { ...ASKED.requirements, ram: '16GB', screenSize: '14', battery: 'long' },
};

export const refused = { status: 503, body: { error: { code: 'unavailable', message: 'No disponible' } } };
/** How a fresh answer is stored. */
export const result = (answer: object) => ({ recommendations: { ...answer, timestamp: NOW.getTime() } });

/** Screens at one address, with what they have in common. */
export const at =
  (path: string, shared: Omit<Screen, 'name' | 'path'> = {}) =>
  (name: string, own: Omit<Screen, 'name' | 'path'> = {}): Screen => ({ name, path, ...shared, ...own });

export const WINDOW = { windowOnly: true } as const;
