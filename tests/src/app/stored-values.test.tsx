import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzSettings, isPrototypeClean, mutatedText } from '#tests/support/mutated.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { storedAnswer } from '../features/recommendations/open-results.ts';

const RUNS = 8;
const TIME_LIMIT_MS = 120_000;

const FORM = { purposes: ['office'], priorities: ['battery'], budget: 900, requirements: { ram: '16GB' } };

// A page without data redirects to one of these.

it.each([
  ['formState', '/form', () => FORM],
  ['recommendations', '/recommendations', () => storedAnswer()],
  ['user', '/recommendations/saved', () => ({ uid: 'ana', email: 'ana@example.com', displayName: 'Ana' })],
] as const)(
  'with any value under %s, %s renders a heading and not the crash page',
  async (key, path, makeSample) => {
    const sample = await makeSample();
    const property = fc.asyncProperty(mutatedText([sample]), async (text) => {
      localStorage.setItem(key, text);
      await renderApp(path);
      const [heading] = await screen.findAllByRole('heading', { level: 1, hidden: true });
      expect(heading).not.toHaveTextContent('Algo ha ido mal');
      expect(isPrototypeClean()).toBe(true);
      cleanup();
      localStorage.clear();
    });
    await fc.assert(property, fuzzSettings(RUNS));
  },
  TIME_LIMIT_MS,
);
