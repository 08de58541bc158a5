import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { apiServer } from '#tests/support/api-server.ts';
import { openResults, storedAnswer } from './open-results.ts';
import { showOn } from './screen-size.ts';

const LICENCE = /^\+ 145 € de Windows$/;

/** As the API would send machines without a system to somebody who wants Windows. */
const withLicence = (computers: readonly ShownComputer[]): ShownComputer[] =>
  computers.map((computer) => ({
    ...computer,
    facts: { ...computer.facts, priceKind: 'estimated', licence: 145 },
  }));

describe('the licence of Windows', () => {
  it.each([
    ['', 6],
    ['none', 0],
    ['linux', 0],
  ])('asked for the system %j, is on %i of six cards', async (os, count) => {
    showOn('desktop');
    const stored = await storedAnswer({ purposes: ['office'], budget: 1500 });
    const further = withLicence((await storedAnswer({ purposes: ['gaming'], budget: 2500 })).computers);
    apiServer.use(http.post('*/api/recommendations/more', () => HttpResponse.json({ computers: further })));
    const { user } = await openResults({
      ...stored,
      computers: withLicence(stored.computers),
      userInput: { ...stored.userInput, requirements: { os } },
    });
    await user.click(screen.getByRole('button', { name: /Mostrar más opciones/ }));
    await screen.findByRole('region', { name: 'Más opciones para ti' });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(6);
    expect(cards.filter((card) => within(card).queryByText(LICENCE))).toHaveLength(count);
  });
});
