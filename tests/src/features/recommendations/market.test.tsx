import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import type { Market } from '#contract/market.ts';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { currentAddress } from '#tests/support/render-app.tsx';
import { firstOf, marketButton, marketOf, openMarket, rows, slider, storedAnswer } from './open-results.ts';
import { textsOf } from '#tests/support/card-texts.ts';

const CALL = '*/api/recommendations/market';
const VERSION = 'otra versión de la opción 2';
const said = async () => (await slider()).getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ');
const pointOf = ({ points }: Market, id: string | undefined) => {
  const point = points.find((one) => one.id === id);
  if (!point) throw new Error(`${id} is no point`);
  return point;
};

// Vite transforms its code on first use, which would count in a test's time.
beforeAll(() => import('#src/features/recommendations/market/market.tsx'));

describe('the market', () => {
  it('opens with the best one named, and folds again', async () => {
    const stored = await storedAnswer();
    const { user } = await openMarket(stored);
    const { reason } = textsOf(firstOf(stored));
    expect(await said()).toMatch(
      new RegExp(`^${laptopName(firstOf(stored).name).replaceAll(/[()]/g, '.')}\\. \\d+ € · encaje \\d+ %\\.`),
    );
    expect(await said()).toContain(reason.replaceAll('\u00A0', ' '));
    await user.click(marketButton());
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('is walked through by price, up and down along the frontier, and compared with the best on Enter', async () => {
    const stored = await storedAnswer();
    const market = await marketOf(stored);
    const { user } = await openMarket(stored);
    const range = await slider();
    fireEvent.change(range, { target: { value: '0' } });
    expect(await said()).toContain(laptopName(market.points[0]?.name ?? ''));
    range.focus();
    for (const id of market.frontier) {
      await user.keyboard('{ArrowUp}');
      expect(await said()).toContain(laptopName(pointOf(market, id).name));
    }
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(await said()).toContain(laptopName(pointOf(market, market.frontier.at(-2)).name));
    fireEvent.change(range, { target: { value: '0' } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe(`/comparar?ids=${market.cards[0]},${market.points[0]?.id}`));
  });

  it('says of one that is dearer and fits less which is better', async () => {
    const stored = await storedAnswer();
    const market = await marketOf(stored);
    await openMarket(stored);
    const index = market.points.findIndex(
      ({ id, capable, fit }, at) =>
        capable && at > 20 && fit < 0.5 && !market.cards.includes(id) && !market.frontier.includes(id),
    );
    fireEvent.change(await slider(), { target: { value: String(index) } });
    const better = market.points.findLast(({ id }, at) => at < index && market.frontier.includes(id));
    expect(await said()).toContain(`${laptopName(better?.name ?? '')} encaja más y cuesta `);
  });

  it('opens the card of a laptop that has one', async () => {
    const stored = await storedAnswer();
    const { user } = await openMarket(stored);
    const market = await marketOf(stored);
    fireEvent.change(await slider(), {
      target: { value: String(market.points.findIndex(({ id }) => id === market.cards[1])) },
    });
    await user.click(screen.getByRole('button', { name: 'Ver la opción 2' }));
    expect(document.activeElement).toBe(screen.getAllByRole('article')[1]);
  });

  it('tells another version of a card’s model from the card, whose short name it shares', async () => {
    const stored = await storedAnswer();
    const market = await marketOf(stored);
    const second = pointOf(market, market.cards[1]);
    const other = { ...second, id: 'other', name: `${nameWithoutDetails(second.name)} (otra)` };
    const less = { id: other.id, name: other.name, euros: 34, text: 'Con 34 € menos pierdes 1 h.' };
    const points = [other, ...market.points];
    apiServer.use(http.post(CALL, () => HttpResponse.json({ ...market, points, less })));
    await openMarket(stored);
    const range = await slider();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toContain(`Con 34\u00A0€ menos pierdes 1\u00A0h. ${other.name}, ${VERSION}`);
    fireEvent.change(range, { target: { value: '0' } });
    expect(await said()).toContain(`. O${VERSION.slice(1)}. `);
  });

  it('has all points in its table, those that fit best first', async () => {
    const stored = await storedAnswer();
    const { points } = await marketOf(stored);
    const { user } = await openMarket(stored);
    await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
    expect(rows()).toHaveLength(24);
    // By role it would take seconds in a table of hundreds.
    for (let more = screen.queryByText(/^\d+ más$/); more; more = screen.queryByText(/^\d+ más$/))
      fireEvent.click(more);
    const expected = points
      .toSorted((a, b) => Number(b.capable) - Number(a.capable) || b.fit - a.fit)
      .map(({ name, price, fit }) => ({
        name: laptopName(name),
        cells: [`${Math.round(price)} €`, `${Math.round(fit * 100)} %`],
      }));
    expect(rows()).toEqual(expected);
  });
});

describe('an open market', () => {
  it('follows turned results', async () => {
    const stored = await storedAnswer();
    const { user } = await openMarket({ ...stored, changes: { less: true } });
    await user.click(screen.getByRole('button', { name: 'con 100\u00A0€ menos' }));
    const turned = await marketOf({ ...stored, userInput: { ...stored.userInput, budget: 1400 } });
    await waitFor(async () => expect((await slider()).max).toBe(String(turned.points.length - 1)));
    expect(await said()).toContain(laptopName(pointOf(turned, turned.cards[0]).name));
  });

  it('of one laptop names it', async () => {
    const stored = await storedAnswer();
    const market = await marketOf(stored);
    const [id] = market.cards;
    const one = { points: [pointOf(market, id)], frontier: [id], cards: [id], more: null, less: null };
    apiServer.use(http.post(CALL, () => HttpResponse.json({ ...market, ...one })));
    await openMarket({ ...stored, computers: stored.computers.slice(0, 1) });
    expect(await said()).toContain(firstOf(stored).name);
    expect(screen.queryByRole('button', { name: 'Ver la opción 1' })).not.toBeNull();
  });
});

describe('a market that cannot be fetched', () => {
  it('says so, and is fetched on another try', async () => {
    apiServer.use(http.post(CALL, () => HttpResponse.error(), { once: true }));
    const { user } = await openMarket(await storedAnswer());
    expect((await screen.findByRole('alert')).textContent).toContain('No se ha podido traer el mapa.');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await slider();
  });

  it('names a missing network', async () => {
    apiServer.use(http.post(CALL, () => HttpResponse.error()));
    await openMarket(await storedAnswer(), { connectivity: createMemoryConnectivity(false) });
    expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión');
  });
});
