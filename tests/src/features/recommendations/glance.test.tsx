import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceWords } from '#src/lib/price-words.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { openGlance, seen } from './open-glance.ts';
import { showOn } from './screen-size.ts';
import { firstOf, openResults, storedAnswer } from './open-results.ts';
import { textsOf } from '#tests/support/card-texts.ts';

function secondOf({ computers: [, second] }: StoredRecommendations): ShownComputer {
  if (!second) throw new Error('The API found one laptop only');
  return second;
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Everything that decides must be about the same laptop. */
function expectToBeAbout(glance: ReturnType<typeof within>, element: Element, computer: ShownComputer) {
  const text = seen(element);
  expect(text).toContain(plain(textsOf(computer).reason));
  expect(text).toContain(plain(priceWords(computer).amount));
  expect(text.toLowerCase()).toContain(`pero: ${plain(computer.cons[0] ?? '').toLowerCase()}`);
  const link = glance.getByRole('link');
  expect(link).toHaveProperty('href', new URL(computer.link).href);
  expect(link.textContent).toBe('Ver en Amazon');
  expect(glance.queryByRole('button', { name: `Guardar ${computer.name} en favoritos` })).not.toBeNull();
  expect(glance.getAllByRole('button', { name: /en favoritos$/ })).toHaveLength(1);
}

const fingerAt = (clientX: number) => ({ touches: [{ clientX, clientY: 300 }] });

describe('the glance', () => {
  it('begins with the best one: verdict, price, pero, shop and heart', async () => {
    const stored = await storedAnswer();
    const { glance, element, option } = await openGlance(stored);
    expect(option(1).checked).toBe(true);
    expect(seen(element)).toContain('Mejor opción');
    expectToBeAbout(glance, element, firstOf(stored));
  });

  it('is about another laptop as a whole when that is chosen, and says so to readers', async () => {
    const stored = await storedAnswer();
    const { user, glance, element, option } = await openGlance(stored);
    await user.click(option(2));
    const second = secondOf(stored);
    expectToBeAbout(glance, element, second);
    expect(seen(element)).toContain(`Opción 2 · ${textsOf(second).label}`);
    expect(seen(element)).not.toContain('Mejor opción');
    const said = glance.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual([expect.stringContaining(textsOf(second).reason)]);
    expect(said[0]).toContain(second.name);
  });

  it('keeps the focus at the shop when a finger chooses another, and moves with the finger', async () => {
    showOn('phone');
    const stored = await storedAnswer();
    const { glance, element } = await openGlance(stored);
    glance.getByRole('link').focus();
    fireEvent.touchStart(element, fingerAt(300));
    fireEvent.touchMove(element, fingerAt(200));
    const [role] = glance.getAllByText(/^(Mejor opción|Empate técnico)/);
    expect(role?.closest<HTMLElement>('[style*="translateX(-100px)"]')).not.toBeNull();
    fireEvent.touchEnd(element, { touches: [] });
    expectToBeAbout(glance, element, secondOf(stored));
    expect(document.activeElement).toBe(glance.getByRole('link'));
  });

  it('names each option with its price and what it has more of', async () => {
    const stored = await storedAnswer();
    const { option } = await openGlance(stored);
    const { name } = secondOf(stored);
    const advantage = textsOf(secondOf(stored)).label;
    const { figure = '' } = stored.target.at(-1)?.points[1] ?? {};
    const amount = plain(figure).replace(' con Windows', '');
    expect(plain(option(2).ariaLabel ?? '')).toBe(`2 ${name} · ${amount} · ${advantage}`);
  });

  it('previews what the mouse points at, without choosing it', async () => {
    const stored = await storedAnswer();
    const { glance, element, option } = await openGlance(stored);
    const label = option(2).closest('label');
    if (!label) throw new Error('An option has no label');
    fireEvent.pointerEnter(label, { pointerType: 'mouse' });
    expectToBeAbout(glance, element, secondOf(stored));
    expect(option(1).checked).toBe(true);
    fireEvent.pointerLeave(label, { pointerType: 'mouse' });
    expectToBeAbout(glance, element, firstOf(stored));
    fireEvent.pointerEnter(label, { pointerType: 'touch' });
    expectToBeAbout(glance, element, firstOf(stored));
  });

  it('is absent from answers that were stored without a target', async () => {
    await openResults({ ...(await storedAnswer()), target: [] });
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'De un vistazo' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('has no choice where there is one laptop', async () => {
    const { computers, target, ...stored } = await storedAnswer();
    const alone = {
      ...stored,
      computers: computers.slice(0, 1),
      target: target.map(({ label, points }) => ({ label, points: points.slice(0, 1) })),
    };
    const { glance, element } = await openGlance(alone);
    expect(glance.queryByRole('radio')).toBeNull();
    expectToBeAbout(glance, element, firstOf(alone));
  });
});

describe('the target', () => {
  it('is a table for readers, with the same figures and words', async () => {
    const stored = await storedAnswer();
    const { glance } = await openGlance(stored);
    const table = within(glance.getByRole('table', { name: 'Cuánto se acerca cada uno a lo que pides' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Criterio',
      ...stored.computers.map(({ name }, index) => `${index + 1} ${name}`),
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => plain(textContent)))).toEqual(
      stored.target.map(({ label, points }) =>
        [label].concat(points.map(({ figure, word }) => plain([figure, word].filter(Boolean).join(' · ')))),
      ),
    );
  });

  it('draws an unknown figure as a range', async () => {
    const answer = await storedAnswer();
    const [row, ...others] = answer.target;
    const points = row?.points.map((point) => ({ ...point, at: null, range: { low: 0.2, high: 0.5 } })) ?? [];
    const stored = { ...answer, target: [{ label: row?.label ?? '', points }, ...others] };
    const { element } = await openGlance(stored);
    const places = stored.target.flatMap((one) => one.points);
    const unknown = (part: string) => element.querySelectorAll(`${part}[data-unknown]`).length;
    expect(unknown('.target-point')).toBe(places.filter(({ at }) => at === null).length);
    expect(unknown('.target-band')).toBe(unknown('.target-point'));
  });
});
