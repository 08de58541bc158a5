import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownRecommendationSchema } from '#contract/shown-recommendation.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { items, openFirst } from './open-card.ts';
import { firstOf, openResults, storedAnswer, withFirst } from './open-results.ts';
import { showOn } from './screen-size.ts';
import { saying, textsOf } from '#tests/support/card-texts.ts';

const THREE = ['uno', 'dos', 'tres'];
const LINES = [...THREE, 'cuatro', 'cinco'];

describe('a card', () => {
  it('shows the API’s answer', async () => {
    const { card, computer } = await openFirst();
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe(computer.name);
    expect(card.queryByRole('img', { name: computer.name })).not.toBeNull();
    expect(card.queryByText(priceWords(computer).amount.replaceAll('\u00A0', ' '))).not.toBeNull();
    for (const spec of computer.specs) expect(card.queryByText(spec)).not.toBeNull();
    expect(items('Ventajas', card).map((item) => item?.slice(1))).toEqual(computer.pros);
    expect(items('Desventajas', card).map((item) => item?.slice(1))).toEqual(computer.cons);
  });

  it('says how its price is known, and unfolds where it comes from', async () => {
    const { card, computer, user } = await openFirst();
    const { known, seen } = priceWords(computer);
    expect(seen).not.toBe('');
    const chip = card.getByRole('button', { name: `${known}: de dónde sale el precio`, expanded: false });
    await user.click(chip);
    expect(chip.getAttribute('aria-expanded')).toBe('true');
    const source = card.getByText(seen.replaceAll('\u00A0', ' ')).parentElement;
    expect(source?.id).toBe(chip.getAttribute('aria-controls'));
  });

  it('tells an estimated price from a seen one, with its range and licence', async () => {
    const { facts } = firstOf(await storedAnswer());
    const price = { seenPrice: 1185, priceBasis: 'en una tienda polaca', priceDate: '2025-02', licence: 145 };
    const { card } = await openFirst({
      price: 1130,
      facts: { ...facts, ...price, priceKind: 'doubtful', priceRange: { low: 1030, high: 1240 } },
    });
    for (const text of [
      '≈ 1275 €',
      '1130 € + 145 € de Windows',
      'Antiguo · feb. 2025',
      '1185 € en una tienda polaca, febrero de 2025',
      'Lo normal hoy en España: entre 1175 y 1385 €, con Windows',
    ]) {
      expect(card.queryByText(text)).not.toBeNull();
    }
  });

  it('shows a fallback for missing fields', async () => {
    const { card } = await openFirst({ name: ' ', price: 0, specs: [], image: '' });
    expect(card.queryByRole('heading', { name: 'Sin título' })).not.toBeNull();
    for (const text of ['Precio no disponible', 'No hay especificaciones disponibles', 'Sin imagen']) {
      expect(card.queryByText(text)).not.toBeNull();
    }
  });

  it('renders no empty paragraph or list for a computer without optional fields', async () => {
    const stored = await storedAnswer();
    const { id, name, price, image, link, pros, cons, ...rest } = firstOf(stored);
    // What the advisor itself says is not known stays.
    const specs = rest.specs.filter((line) => !line.endsWith('sin dato'));
    const bare = shownRecommendationSchema.parse({
      computers: [{ id, name, price, image, link, specs, pros, cons }],
      reason: stored.reason,
    });
    await openResults({ ...bare, timestamp: stored.timestamp });
    const card = screen.getByRole('article');
    expect(within(card).queryAllByRole('term')).toEqual([]);
    expect(
      within(card)
        .queryAllByRole('paragraph')
        .filter((paragraph) => paragraph.textContent === ''),
    ).toEqual([]);
    expect(card.textContent).not.toContain('sin dato');
  });

  it('says what it gains and loses', async () => {
    const { card } = await openFirst({
      statements: saying({ gain: ['el más ligero', 'el de más memoria'], loss: ['el más caro'] }),
    });
    expect(card.queryByText('Entre los tres')).not.toBeNull();
    const texts = (term: string) =>
      [...(card.getByText(term).nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts('A favor')).toEqual(['el más ligero', 'el de más memoria']);
    expect(texts('En contra')).toEqual(['el más caro']);
  });

  it('is compared with the best, if it is another', async () => {
    showOn('desktop');
    const stored = await storedAnswer();
    await openResults(stored);
    const [, second] = screen.getAllByRole('article');
    const texts = stored.computers
      .slice(1, 2)
      .flatMap((computer) => textsOf(computer).gains.concat(textsOf(computer).losses));
    expect(texts.length).toBeGreaterThan(0);
    expect(within(second ?? document.body).queryByText('Frente a la mejor opción')).not.toBeNull();
    for (const text of texts) expect(second?.textContent.replaceAll('\u00A0', ' ')).toContain(text);
  });

  it('folds its specs and what else speaks for and against it', async () => {
    const { card } = await openFirst({
      specs: ['Peso: 1,2 kg'],
      statements: saying({ pro: ['Pesa poco.'], con: ['Es caro.'] }, true),
    });
    const fold = card.getByRole('button', { name: 'Ficha técnica', expanded: false }).parentElement;
    for (const text of ['Peso: 1,2 kg', 'Pesa poco.', 'Es caro.'])
      expect(fold?.textContent.replaceAll('\u00A0', ' ')).toContain(text);
    expect(items('Más desventajas', card)).toEqual(['−Es caro.']);
  });
});

describe('a card on a phone', () => {
  it("shows 3 specs and a toggle 'Ver N especificaciones más' / 'Ver menos'", async () => {
    const { card, user } = await openFirst({ specs: LINES }, 'phone');
    const toggle = card.getByRole('button', { name: 'Ver 2 especificaciones más' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(items('Especificaciones', card)).toEqual(THREE);
    await user.click(toggle);
    expect(items('Especificaciones', card)).toEqual(LINES);
    await user.click(card.getByRole('button', { name: 'Ver menos', expanded: true }));
    expect(items('Especificaciones', card)).toHaveLength(3);
  });

  it.each(['Ventajas', 'Desventajas'])("shows 3 of %s and the rest behind 'Y N más'", async (title) => {
    const { card, user } = await openFirst(
      { pros: THREE, cons: THREE, [title === 'Ventajas' ? 'pros' : 'cons']: LINES },
      'phone',
    );
    expect(items(title, card)).toHaveLength(3);
    await user.click(card.getByRole('button', { name: 'Y 2 más' }));
    expect(items(title, card)).toHaveLength(5);
  });

  it('leaves to the glance what it gains and loses', async () => {
    const changes = { statements: saying({ gain: ['el más ligero'] }) };
    const { card } = await openFirst(changes, 'phone');
    expect(card.queryByText('el más ligero')).toBeNull();
    cleanup();
    showOn('phone');
    await openResults({ ...withFirst(await storedAnswer(), changes), target: [] });
    expect(screen.queryByText('el más ligero')).not.toBeNull();
  });

  it('keeps its specs in sight and folds only what else speaks for it', async () => {
    const { card } = await openFirst({ specs: THREE, statements: saying({ pro: LINES }, true) }, 'phone');
    const fold = card.getByRole('button', { name: 'Más razones' }).parentElement;
    expect(items('Más ventajas', card)).toHaveLength(LINES.length);
    expect(within(fold ?? document.body).queryByRole('list', { name: 'Especificaciones' })).toBeNull();
    expect(card.queryByRole('list', { name: 'Más desventajas' })).toBeNull();
  });

  it('has no toggle for three or fewer', async () => {
    const { card } = await openFirst({ specs: THREE, pros: THREE, cons: THREE }, 'phone');
    expect(card.queryByRole('button', { name: /^(Ver|Y) \d/ })).toBeNull();
  });

  it('shows everything on larger screens', async () => {
    const { card } = await openFirst({ specs: LINES, pros: LINES, cons: LINES });
    for (const title of ['Especificaciones', 'Ventajas', 'Desventajas']) expect(items(title, card)).toHaveLength(5);
    expect(card.queryByRole('button', { name: /^(Ver|Y) \d/ })).toBeNull();
  });
});
