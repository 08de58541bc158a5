import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Confidence } from '#contract/confidence.ts';
import { seen } from './open-glance.ts';
import { openResults, storedAnswer, withFirst } from './open-results.ts';

async function openWith(confidence: Confidence | null, count?: number) {
  const stored = withFirst(await storedAnswer(), { confidence });
  const shown = {
    ...stored,
    computers: stored.computers.slice(0, count),
    target: stored.target.map(({ label, points }) => ({ label, points: points.slice(0, count) })),
  };
  return { stored: shown, ...(await openResults(shown)) };
}

const glance = () => screen.getByRole('region', { name: 'De un vistazo' });
const role = () => within(glance()).getAllByText(/^(Mejor opción|Empate técnico)/)[0]?.textContent;
const fold = () => screen.queryByRole('button', { name: '¿De qué depende?' });
const ERRORS = 'repeticiones con los datos movidos dentro de su error.';

describe('how sure the first laptop is', () => {
  it.each([
    [1, 'Mejor opción casi todas las veces', 'casi todas las'],
    [0.975, 'Mejor opción casi todas las veces', 'casi todas las'],
    [0.974, 'Mejor opción 9 de cada 10 veces', '9 de cada 10'],
    [0.84, 'Mejor opción 8 de cada 10 veces', '8 de cada 10'],
    [0.65, 'Mejor opción 7 de cada 10 veces', '7 de cada 10'],
    [0.6, 'Mejor opción 6 de cada 10 veces', '6 de cada 10'],
  ])('is told for a share of %d', async (first, short, words) => {
    await openWith({ first, three: 1, tiedWith: [] });
    expect(role()).toBe(short);
    expect(screen.queryByText(`La mejor opción gana en ${words} ${ERRORS}`)).not.toBeNull();
    expect(seen(glance())).toContain('El mejor');
  });

  it.each([
    [0.58, 'casi 6 de cada 10'],
    [0.46, '5 de cada 10'],
    [0.03, 'menos de 1 de cada 10'],
  ])('is a tie with the other’s name for a share of %d', async (first, words) => {
    const { computers } = await storedAnswer();
    const other = computers.find(
      ({ name }) => computers.filter((one) => one.name.split(' ')[0] === name.split(' ')[0]).length === 1,
    );
    await openWith({ first, three: 0.9, tiedWith: [other?.id ?? ''] });
    const text = `La mejor opción gana en ${words} ${ERRORS}`;
    expect(screen.queryByText(text)).not.toBeNull();
    expect(role()).toBe(`Empate técnico con el ${other?.name.split(' ')[0]}`);
    expect(seen(glance())).not.toMatch(/Mejor opción|El mejor/);
  });

  it('names all that it is tied with, of one brand by their points', async () => {
    const { computers } = await storedAnswer();
    const stored = withFirst(await storedAnswer(), {
      confidence: { first: 0.4, three: 1, tiedWith: computers.map(({ id }) => id) },
    });
    const named = ['Casa Uno', 'Apple MacBook Air', 'Casa Dos'];
    await openResults({
      ...stored,
      computers: stored.computers.map((one, index) => Object.assign(structuredClone(one), { name: named[index] })),
    });
    expect(role()).toBe('Empate técnico con el MacBook y la opción 3');
  });

  it('says that the data of the first are reliable where another wins clearly more often', async () => {
    const stored = withFirst(await storedAnswer(), { confidence: { first: 0.2, three: 1, tiedWith: [] } });
    const beating = { confidence: { first: 0.31, three: 1, tiedWith: [] } };
    await openResults({
      ...stored,
      computers: stored.computers.map((one, index) =>
        index === 1 ? Object.assign(structuredClone(one), beating) : one,
      ),
    });
    expect(role()).toBe('Mejor opción con datos fiables');
  });

  it('names nobody where none of those is shown', async () => {
    await openWith({ first: 0.58, three: 1, tiedWith: ['another'] });
    expect(role()).toBe('Mejor opción casi 6 de cada 10 veces');
    const text = `La mejor opción gana en casi 6 de cada 10 ${ERRORS}`;
    expect(screen.queryByText(text)).not.toBeNull();
  });

  it.each([
    ['that cost nearly the same and come as near', 1.09, 0, 'Mejor opción entre parecidas'],
    ['of which one costs a third more', 1.3, 0, 'Mejor opción 4 de cada 10 veces'],
    ['of which one is clearly further from what was asked', 1, 0.3, 'Mejor opción 4 de cada 10 veces'],
  ])('calls laptops alike %s', async (_, dearer, further, text) => {
    const stored = withFirst(await storedAnswer(), { confidence: { first: 0.42, three: 1, tiedWith: [] } });
    const price = stored.computers[0]?.price ?? 0;
    const facts = stored.computers[0]?.facts;
    await openResults({
      ...stored,
      computers: stored.computers.map((one, index) =>
        Object.assign(structuredClone(one), {
          price: index === 0 ? price : price * dearer,
          facts,
          ...(index > 0 && { confidence: { first: 0.2, three: 1, tiedWith: [] } }),
        }),
      ),
      target: stored.target.map(({ label, points }) => ({
        label,
        points: points.map((point, index) =>
          Object.assign(structuredClone(point), { at: index === 0 ? 0.6 : 0.6 + further }),
        ),
      })),
    });
    expect(role()).toBe(text);
  });

  it('is told once at first sight', async () => {
    await openWith({ first: 0.84, three: 1, tiedWith: [] });
    expect(screen.getByRole('main').textContent.match(/repeticiones/g)).toHaveLength(1);
    expect(fold()?.closest('details')?.open).toBe(false);
  });

  it.each([
    ['where it is not known', null, 3],
    ['of a laptop alone', { first: 1, three: 1, tiedWith: [] }, 1],
  ])('is not told %s', async (_, confidence, count) => {
    await openWith(confidence, count);
    expect(role()).toBe('Mejor opción');
    expect(screen.queryByText(/^≈\s\d+\s% probable$/)).toBeNull();
    expect(screen.queryByText(/repeticiones/)).toBeNull();
  });
});

const TEXT = 'Si el Acer pesa 1,7 kg o más, gana el Dell.';

describe('what the answer depends on', () => {
  it('is folded, the most probable first', async () => {
    const stored = await storedAnswer();
    const { user } = await openResults({
      ...stored,
      dependsOn: [
        { text: TEXT, share: 0.34 },
        { text: 'Si el HP cuesta 700 € o menos, gana.', share: 0.0625 },
      ],
    });
    const button = screen.getByRole('button', { name: '¿De qué depende?', expanded: false });
    await user.click(button);
    const lines = [...(button.closest('details')?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
    expect(lines.slice(1, 3)).toEqual([
      `${TEXT} ≈ 35 % probable`,
      'Si el HP cuesta 700 € o menos, gana. ≈ 5 % probable',
    ]);
  });

  it('is absent from answers that were stored without', async () => {
    const { dependsOn, ...before } = await storedAnswer();
    expect(dependsOn.length).toBeGreaterThan(0);
    await openResults({ ...before, dependsOn: [] });
    expect(screen.queryByText(/^≈\s\d+\s% probable$/)).toBeNull();
  });
});
