import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Confidence } from '#contract/confidence.ts';
import { openResults, storedAnswer, withFirst } from './open-results.ts';

const section = () => within(screen.getByRole('region', { name: '¿Por qué te recomendamos estos equipos?' }));

async function openWith(confidence: Confidence | null, count?: number) {
  const stored = withFirst(await storedAnswer(), { confidence });
  await openResults({ ...stored, computers: stored.computers.slice(0, count) });
}

const DATA = 'con los datos movidos dentro de su error.';

describe('how sure the first laptop is', () => {
  it.each([
    [1, 'casi todas las repeticiones'],
    [0.975, 'casi todas las repeticiones'],
    [0.974, '9 de cada 10 repeticiones'],
    [0.84, '8 de cada 10 repeticiones'],
    [0.65, '7 de cada 10 repeticiones'],
    [0.6, '6 de cada 10 repeticiones'],
  ])('is told for a share of %d', async (first, words) => {
    await openWith({ first, three: 1, tiedWith: [] });
    expect(section().queryByText(`La mejor opción gana en ${words} ${DATA}`)).not.toBeNull();
  });

  it.each([
    [0.58, 'casi 6 de cada 10'],
    [0.46, '5 de cada 10'],
    [0.03, 'menos de 1 de cada 10'],
  ])('is a tie with the other’s name for a share of %d', async (first, words) => {
    const { computers } = await storedAnswer();
    await openWith({ first, three: 0.9, tiedWith: [computers[1]?.id ?? ''] });
    const text = `Empate técnico con ${computers[1]?.name}: la mejor opción gana en ${words} repeticiones ${DATA}`;
    expect(section().queryByText(text)).not.toBeNull();
  });

  it('names all that it is tied with', async () => {
    const { computers } = await storedAnswer();
    const [, second, third] = computers;
    await openWith({ first: 0.4, three: 1, tiedWith: computers.map(({ id }) => id) });
    const names = `${second?.name} y con ${third?.name}`;
    const text = `Empate técnico con ${names}: la mejor opción gana en 4 de cada 10 repeticiones ${DATA}`;
    expect(section().queryByText(text)).not.toBeNull();
  });

  it('names nobody where none of those is shown', async () => {
    await openWith({ first: 0.4, three: 1, tiedWith: ['another'] });
    expect(section().queryByText(/^Empate técnico con otros: la mejor opción gana en 4 de cada 10/)).not.toBeNull();
  });

  it('is not told where it is not known', async () => {
    await openWith(null);
    expect(section().queryByText(/repeticiones/)).toBeNull();
  });

  it('is not told of a laptop alone', async () => {
    await openWith({ first: 1, three: 1, tiedWith: [] }, 1);
    expect(section().queryByText(/repeticiones/)).toBeNull();
  });
});
