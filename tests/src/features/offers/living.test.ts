import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { firstOf, storedAnswer, withFirst } from '../recommendations/open-results.ts';

const OFFER = {
  shop: 'PcComponentes',
  price: 749,
  link: 'https://www.pccomponentes.com/x',
  seenAt: '2026-11-22T06:00:00Z',
};

it('loads the parts of offers for an answer that replaces one without any', async () => {
  // Another test may have loaded them.
  vi.resetModules();
  const { OFFER_PARTS, useOfferPartsReady } = await import('#src/features/offers/lazy-offer-parts.ts');
  const offered = firstOf(withFirst(await storedAnswer(), { offers: [OFFER] }));
  const initialProps: readonly ShownComputer[] = [];
  const { result, rerender } = renderHook((computers: readonly ShownComputer[]) => useOfferPartsReady(computers), {
    initialProps,
  });
  expect(result.current).toBe(true);
  rerender([offered]);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(OFFER_PARTS.peek()).toHaveProperty('CurrentOffers');
});
