import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sureness } from '#contract/confidence.ts';
import { openResults, storedAnswer } from './open-results.ts';

const CHANGE = 'Si el Acer pesa 1,7 kg o más, elige el Dell.';

async function openWith(sureness: Sureness | null, changes: readonly string[] = [CHANGE]) {
  const stored = await storedAnswer();
  const dependsOn = changes.map((text, index) => ({ text, share: index === 0 ? 0.34 : 0.0625 }));
  const { user } = await openResults({ ...stored, sureness, dependsOn });
  const [best] = screen.getAllByRole('article');
  return { user, best: within(best ?? document.body) };
}

describe('how sure the first laptop is', () => {
  it.each([
    [
      { kind: 'clear', tiedWith: [], text: 'clara' },
      'Elección clara',
      /^Elección clara. Ganaría 8 de cada 10 veces o más/,
    ],
    [{ kind: 'close', tiedWith: [], text: 'ajustada' }, 'Elección ajustada', /podría ganar otra\.$/],
    [
      { kind: 'tie', tiedWith: ['x'], text: 'empate con el HP Victus 15' },
      'Empate con el HP Victus 15',
      /Con lo que sabemos/,
    ],
  ] as const)('is told once, on the best card, with what that means: %o', async (sureness, words, meaning) => {
    const { user, best } = await openWith({ ...sureness, tiedWith: [...sureness.tiedWith] }, []);
    expect(screen.getAllByText(words)).toHaveLength(1);
    const button = best.getByRole('button', { name: `${words} ¿De qué depende?`, expanded: false });
    await user.click(button);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(meaning)]);
  });

  it('unfolds what each of two that tie has more of, and what would change it, the most probable first', async () => {
    const choice = 'El primero cuesta menos; el ASUS tiene mejor procesador.';
    const { user, best } = await openWith({ kind: 'tie', tiedWith: ['x'], text: 'empate con el ASUS', choice }, [
      CHANGE,
      'Si ves el HP por 700 € o menos, elígelo.',
    ]);
    const button = best.getByRole('button', { name: 'Empate con el ASUS ¿De qué depende?', expanded: false });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      `Empate con el ASUS. ${choice}`,
      CHANGE,
      'Si ves el HP por 700 € o menos, elígelo.',
    ]);
  });

  it('is not told where it is not known', async () => {
    await openWith(null);
    expect(screen.queryByText(/^(Elección|Empate)/)).toBeNull();
  });
});
