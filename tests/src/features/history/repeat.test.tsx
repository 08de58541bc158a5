import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import type { SavedCriteria } from '#src/services/history.ts';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { answers } from '#tests/support/laptops.ts';

const CRITERIA: SavedCriteria = {
  deviceType: 'laptop',
  purposes: ['office', 'programming'],
  priorities: ['battery'],
  budget: 600,
  requirements: { ram: '16GB', sessionId: 'x' },
};

async function openSet(criteria: SavedCriteria) {
  const createdAt = new Date(2026, 10, 21, 9, 5);
  const list = async () => [{ id: 'x', createdAt, criteria, computers: [] }];
  const { user } = await renderApp('/recommendations/saved', {
    history: { ...createMemoryHistory(), list },
    session: sessionOf(ANA),
  });
  return { user, card: within(await screen.findByRole('article')) };
}

const formState = (): unknown => JSON.parse(localStorage.getItem('formState') ?? 'null');
const repeat = () => screen.getByRole('button', { name: 'Repetir' });

const confirm = vi.fn<(question?: string) => boolean>();
beforeEach(() => {
  confirm.mockReset();
  confirm.mockReturnValue(false);
  vi.stubGlobal('confirm', confirm);
});

describe('an entry of the history', () => {
  test.each<[SavedCriteria, string]>([
    [CRITERIA, 'Trabajo/Estudio y Programación · 600\u00A0€'],
    [{ purposes: ['gaming'] }, 'Gaming Intensivo'],
    [
      { purposes: ['office', 'design', 'gaming'], budget: 900 },
      'Trabajo/Estudio, Diseño Gráfico y Gaming Intensivo · 900\u00A0€',
    ],
    [{ purposes: [' '] }, 'Búsqueda guardada'],
    [{ purposes: ['farming'], budget: 900 }, 'farming · 900\u00A0€'],
  ])('has what was asked as its title, and date and time below: %#', async (criteria, title) => {
    const { card } = await openSet(criteria);
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(card.queryByText('21/11/2026, 09:05')).not.toBeNull();
  });

  test('is repeated in the form, with what of it can be asked today', async () => {
    const { user } = await openSet({ ...CRITERIA, purposes: ['office', 'farming'], budget: 1e9 });
    await user.click(repeat());
    await screen.findByRole('checkbox', { name: /Trabajo\/Estudio/, checked: true });
    expect(currentAddress()).toBe('/form');
    expect(formState()).toEqual({
      deviceType: 'laptop',
      purposes: ['office'],
      priorities: ['battery'],
      budget: 1500,
      budgetUnchosen: true,
      requirements: { ...NO_REQUIREMENTS, ram: '16GB' },
    });
    expect(confirm).not.toHaveBeenCalled();
  });

  test('asks before it replaces answers that were never sent', async () => {
    const unsent = { deviceType: 'laptop', purposes: ['gaming'], priorities: [], budget: 2000, requirements: {} };
    localStorage.setItem('formState', JSON.stringify(unsent));
    const { user } = await openSet(CRITERIA);
    await user.click(repeat());
    expect(confirm).toHaveBeenCalledOnce();
    expect(currentAddress()).toBe('/recommendations/saved');
    expect(formState()).toEqual(unsent);
    confirm.mockReturnValue(true);
    await user.click(repeat());
    expect(currentAddress()).toBe('/form');
    expect(formState()).toMatchObject({ purposes: ['office', 'programming'], budget: 600 });
  });

  test('does not ask about answers that were sent', async () => {
    const sent = answers({ purposes: ['gaming'], budget: 2000 });
    localStorage.setItem('formState', JSON.stringify(sent));
    localStorage.setItem('userPreferences', JSON.stringify({ ...sent, timestamp: 1 }));
    const { user } = await openSet(CRITERIA);
    await user.click(repeat());
    expect(confirm).not.toHaveBeenCalled();
    expect(currentAddress()).toBe('/form');
  });

  test('cannot be repeated without a use', async () => {
    await openSet({ budget: 900, purposes: ['farming'] });
    expect(screen.queryByRole('button', { name: 'Repetir' })).toBeNull();
  });
});
