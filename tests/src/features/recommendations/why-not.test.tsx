/** «¿Por qué no este?» below the results: any laptop of the catalogue by the answers on view. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Why } from '#contract/why.ts';
import { whyOf } from '#words/why.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { FORM_STATE, type StoredRecommendations } from '#src/services/remembered.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { advisor } from '#tests/support/test-app.ts';
import { openResults, storedAnswer } from './open-results.ts';

const CALL = '*/api/recommendations/why';
const MACBOOK = 'apple-macbook-air-13-m5-16-512-2560-macos';
const CHEAP = { purposes: ['office'], budget: 600 };

beforeAll(() => import('#src/features/why/why-not.tsx'));

function engineSays({ userInput }: StoredRecommendations, id: string): Why {
  const answers = FORM_STATE.parse(userInput);
  const why = answers && whyOf(advisor, answers, id);
  if (!why) throw new Error(`Nothing is known of ${id}`);
  return why;
}

const nameOf = (id: string): string => laptopName(advisor.names().laptops.find((one) => one.id === id)?.name ?? '');

/** Opens the fold, and chooses a laptop by its id. */
async function choose(stored: StoredRecommendations, id: string) {
  const { user } = await openResults(stored);
  await user.click(screen.getByRole('button', { name: '¿Por qué no este?' }));
  await user.type(await screen.findByRole('combobox', { name: 'Qué portátil tienes en mente' }), id);
  const options = await screen.findAllByRole('option');
  await user.click(options.find(({ textContent }) => textContent.startsWith(nameOf(id))) ?? screen.getByText(id));
  return { user };
}

const card = (id: string) => screen.findByRole('article', { name: `El puesto de ${nameOf(id)}` });

describe('«¿Por qué no este?»', () => {
  it('tells the place of a laptop, what it loses in the order of weight, and the prices that would change it', async () => {
    const stored = await storedAnswer();
    const ranked = stored.filteredLaptops?.map((id) => [id, engineSays(stored, id)] as const) ?? [];
    const [id, why] = ranked.find(([, { prices, keeps }]) => prices.shown !== null && keeps.length > 1) ?? [];
    if (!id || why?.verdict !== 'ranked') throw new Error('No laptop has a price at which it would be shown');
    await choose(stored, id);
    const shown = within(await card(id));
    expect(shown.queryByText(`Puesto ${why.rank}`)).not.toBeNull();
    const losses = within(shown.getByRole('list', { name: /^Lo que pierde frente a / })).getAllByRole('listitem');
    expect(losses.map(({ textContent }) => textContent)).toEqual(why.keeps.map(({ text }) => text));
    const prices = within(shown.getByRole('list', { name: 'A qué precio cambiaría' }));
    const label = why.prices.shown === why.prices.first ? 'Tu primera opción' : 'Entre tus opciones';
    expect(prices.getByText(label).nextSibling?.textContent?.replace('\u00A0', ' ')).toBe(`${why.prices.shown} €`);
    expect(shown.queryByText(why.pricesText)).not.toBeNull();
    expect(shown.getByRole('link', { name: 'Comparar con tu primera opción' }).getAttribute('href')).toBe(
      `/comparar?ids=${why.best?.id},${id}`,
    );
    expect(shown.getByRole('link', { name: 'Ver su ficha' }).getAttribute('href')).toBe(`/portatil/${id}`);
  });

  it('says that the first option is that already', async () => {
    const stored = await storedAnswer();
    const id = stored.computers[0]?.id ?? '';
    await choose(stored, id);
    const shown = within(await card(id));
    expect(shown.queryByText('Ya es tu primera opción.')).not.toBeNull();
    expect(shown.queryByRole('link', { name: 'Comparar con tu primera opción' })).toBeNull();
    expect(shown.queryByRole('list')).toBeNull();
  });

  it('says what excludes a laptop, and up to which price it would not', async () => {
    const stored = await storedAnswer(CHEAP);
    const { user } = await openResults(stored);
    await user.click(screen.getByRole('button', { name: '¿Por qué no este?' }));
    await user.type(
      await screen.findByRole('combobox', { name: 'Qué portátil tienes en mente' }),
      'macbook air 13 m5 512',
    );
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    const shown = within(await card(MACBOOK));
    const { aside, pricesText } = engineSays(stored, MACBOOK);
    expect(shown.queryByText(aside)).not.toBeNull();
    expect(shown.queryByText(pricesText)).not.toBeNull();
    expect(shown.queryByText(/^Puesto/)).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const stored = await storedAnswer();
    apiServer.use(http.post(CALL, () => HttpResponse.error(), { once: true }));
    const { user } = await choose(stored, MACBOOK);
    expect((await screen.findByRole('alert')).textContent).toContain('No se ha podido saber su puesto.');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
    await card(MACBOOK);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
