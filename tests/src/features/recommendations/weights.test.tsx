import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsOf } from '#advisor/needs.ts';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { explainWeights } from '#src/infra/device/explain-weights.ts';
import { ownThatCount, shownWeights, weighed } from '#src/features/recommendations/weights/shares.ts';
import type { Services } from '#src/services/services.tsx';
import { PURPOSES, WEIGHT_MAX } from '#contract/answers.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { currentAddress, goBack, renderApp } from '#tests/support/render-app.tsx';
import { inAddress, openResults, press, storedAnswer, turnedTo } from './open-results.ts';

const ours = explainWeights({ purposes: ['office'], priorities: ['battery'] });

describe('the weights shown', () => {
  it('are those of the engine, the heaviest first, each with a reason and its source', () => {
    for (const purpose of PURPOSES) {
      const explained = explainWeights({ purposes: [purpose], priorities: ['graphics', 'weight'] });
      expect(explained.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(explained.map(({ share }) => share)).toEqual(
        explained.map(({ share }) => share).toSorted((a, b) => b - a),
      );
      expect(explained.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    }
    expect(ours[0]).toMatchObject({ criterion: 'battery', reasons: [{ by: 'office' }, { by: 'battery' }] });
  });

  it('are ours again where a slider is put back, and never all nothing', () => {
    const shown = shownWeights(ours, { battery: 10 });
    const before = shownWeights(ours)[0];
    expect(weighed(shown, { battery: 10 }, { criterion: 'battery', points: before?.points ?? 0 })).toBeUndefined();
    expect(weighed(shown, { battery: 10 }, { criterion: 'cpu', points: 3 })).toEqual({ battery: 10, cpu: 3 });
    const nothingElse = Object.fromEntries(ours.map(({ criterion }) => [criterion, Number(criterion === 'cpu')]));
    const last = weighed(shownWeights(ours, nothingElse), nothingElse, { criterion: 'cpu', points: 0 });
    expect(last).toMatchObject({ cpu: 1, battery: 0 });
  });

  it('say 0 % of a slider at 0 and of no other, whatever else counts', () => {
    const everyOwn = fc.dictionary(fc.constantFrom(...CRITERIA), fc.constantFrom(0, 0, 1, WEIGHT_MAX));
    fc.assert(
      fc.property(profiles, everyOwn, (chosen, weights) => {
        const explained = explainWeights(chosen);
        const shown = shownWeights(explained, ownThatCount(explained, weights));
        for (const { points, percent } of shown) expect(points === 0).toBe(percent === 0);
        expect(shown.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
        const { weights: counted } = needsOf({ ...chosen, weights });
        for (const { criterion, percent } of shown) expect(percent / 100).toBeCloseTo(counted[criterion], 12);
      }),
      { seed: 25, numRuns: 1000 },
    );
  });
});

async function openWeights(services: Partial<Services> = {}) {
  const { user } = await openResults(await storedAnswer(), services);
  await user.click(press('Ajustar lo que cuenta'));
  return user;
}

const slider = (name: string) => screen.findByRole('slider', { name });
const order = () => within(screen.getByRole('list', { name: 'Orden con estos pesos' })).getAllByRole('listitem');

describe('«Ajustar lo que cuenta»', () => {
  it('reorders by weights of the visitor, which are left with Back, travel in the link, and can be put back', async () => {
    await openWeights();
    const battery = await slider('Autonomía');
    expect(document.getElementById(battery.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'criterio nuestro',
    );
    expect(screen.queryByText('Pesos nuestros.')).not.toBeNull();
    const before = order().map(({ textContent }) => textContent);

    fireEvent.change(await slider('Disco'), { target: { value: '100' } });
    expect((await slider('Disco')).getAttribute('aria-valuetext')).toMatch(/^[3-6]\d %$/);
    await turnedTo({ weights: { storage: 100 } });
    expect(screen.queryByText('Pesos tuyos.')).not.toBeNull();
    expect(screen.queryByText(/, pesos tuyos$/)).not.toBeNull();
    await waitFor(() => expect(order().map(({ textContent }) => textContent)).not.toEqual(before));
    const turned = currentAddress();
    const [best] = order().map(({ textContent }) => textContent);

    await act(goBack);
    await waitFor(() => expect(order().map(({ textContent }) => textContent)).toEqual(before));
    expect(screen.queryByText('Pesos nuestros.')).not.toBeNull();
    cleanup();
    const { user } = await renderApp(turned);
    await user.click(await screen.findByRole('button', { name: 'Ajustar lo que cuenta' }));
    expect((await slider('Disco')).getAttribute('value')).toBe('100');
    expect(order()[0]?.textContent).toBe(best);

    await user.click(press('Volver a los nuestros'));
    await waitFor(() => expect(inAddress().weights).toBeUndefined());
    expect(screen.queryByText('Pesos nuestros.')).not.toBeNull();
  });

  it('leaves every slider that is put to 0 at 0 %, and the last at the whole', async () => {
    await openWeights();
    await slider('Autonomía');
    const sliders = screen.getAllByRole<HTMLInputElement>('slider');
    for (const one of sliders) fireEvent.change(one, { target: { value: '0' } });
    const said = sliders.map((one) => [one.value, one.getAttribute('aria-valuetext')]);
    expect(said.slice(0, -1)).toEqual(sliders.slice(1).map(() => ['0', '0 %']));
    expect(said.at(-1)).toEqual(['1', '100 %']);
  });

  it('says that reasons could not be loaded, and loads them again', async () => {
    let failing = true;
    const user = await openWeights({
      explainWeights: async (chosen) => {
        if (failing) throw new Error('gone');
        return explainWeights(chosen);
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('No se han podido cargar los pesos.');
    failing = false;
    await user.click(press('Reintentar'));
    await slider('Autonomía');
  });
});
