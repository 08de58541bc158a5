import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIZE_NEEDS, SYSTEM_NEEDS } from '#advisor/kind-needs-table.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import { CRITERION_LABELS } from '#words/explained-weights.ts';
import { PURPOSE_REASONS } from '#words/needs-reasons.ts';
import { methodOf } from '#build/built-pages/method-page.ts';
import { sourceOf } from '#build/built-pages/source.ts';
import { CRITERIA } from '#contract/criteria.ts';
import { MethodContent } from '#src/built/method-content.tsx';
import { percent, points } from '#src/built/method/figures.tsx';
import { PURPOSE_CHOICES } from '#src/content/answer-words.ts';
import { METHOD_CHANGES } from '#src/content/method-changes.ts';

const method = methodOf(sourceOf({}));

function openPage() {
  const { container } = render(<MethodContent method={method} />);
  return container;
}

const foldOf = (container: HTMLElement, label: string): HTMLElement => {
  const found = [...container.querySelectorAll('details')].find(
    (fold) => fold.querySelector('summary strong')?.textContent === label,
  );
  if (!found) throw new Error(`No fold for ${label}`);
  return found;
};

function rowsOf(name: RegExp) {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
}

const numberIn = (text = ''): number => Number(text.replace(',', '.').replace('\u00A0%', ''));

describe('the page of the method', () => {
  it('says its point first, and has a place for each entry of its contents', () => {
    const container = openPage();
    expect(screen.queryByRole('heading', { level: 1, name: 'Cómo decidimos' })).not.toBeNull();
    expect(container.querySelector('h1 + p')?.textContent).toMatch(
      new RegExp(`^Puntuamos ${method.catalogue.size} portátiles por lo que tú pides: `),
    );
    const contents = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link');
    const sections = screen.getAllByRole('region');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(sections.map(({ id }) => id).join(' ')).toBe(
      'pesos valor estimaciones precios cuanto-pagar no-sabemos anuncios seguridad quien-paga comparacion cambios',
    );
  });

  it.each(PURPOSE_CHOICES)('shows the needs of $label, heaviest first, with reason and source', ({ id, label }) => {
    const needs = { ...NEEDS[id], system: SYSTEM_NEEDS[id], size: SIZE_NEEDS[id] };
    const weighed = CRITERIA.filter((criterion) => needs[criterion].weight > 0);
    const sum = weighed.reduce((total, criterion) => total + needs[criterion].weight, 0);
    const expected = weighed.map((criterion) => {
      const { why, source } = PURPOSE_REASONS[id][criterion];
      const isFloor = 'floor' in needs[criterion] && needs[criterion].floor;
      return [
        CRITERION_LABELS[criterion],
        isFloor,
        expect.closeTo((100 * needs[criterion].weight) / sum, 1),
        why,
        source,
      ];
    });
    const items = [...foldOf(openPage(), label).querySelectorAll('li')];
    const told = items.map((item) => {
      const [name, share, why, source] = ['strong', 'b', 'q', 'small'].map(
        (tag) => item.querySelector(tag)?.textContent ?? '',
      );
      return [name, / imprescindible/.test(item.textContent), numberIn(share), why, source];
    });
    const byName = (rows: typeof told) => rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
    expect(byName(told)).toEqual(byName(expected));
    const shares = told.map(([, , share]) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => Number(other) - Number(one)));
    const ram = items.find((item) => item.querySelector('strong')?.textContent === 'Memoria');
    const [minimum, , plenty] = NEEDS[id].ram.triple;
    expect(ram?.textContent).toContain(`${minimum}\u00A0GB imprescindible`);
    expect(ram?.textContent).toContain(`${plenty}\u00A0GB sobra`);
  });

  it('draws each curve through its points, and describes it in words', () => {
    const container = openPage();
    const charts = container.querySelectorAll('figure.method-chart');
    expect(charts).toHaveLength(method.charts.length);
    for (const [index, { from, to, lines }] of method.charts.entries()) {
      for (const { purpose, points: expected } of lines) {
        const path = charts[index]?.querySelector(`path[data-purpose=${purpose}]`)?.getAttribute('d') ?? '';
        const drawn = path
          .slice(1)
          .split('L')
          .map((pair) => pair.split(' ').map(Number));
        expect(drawn).toHaveLength(expected.length);
        for (const [at, [figure, value]] of expected.entries()) {
          expect(drawn[at]?.[0]).toBeCloseTo((100 * (figure - from)) / (to - from), 0);
          // From 100 at the top to the least at the bottom.
          expect(drawn[at]?.[1]).toBeCloseTo((100 * (100 - value)) / (100 - method.rules.least), 0);
        }
      }
    }
    expect(charts[0]?.querySelector('figcaption')?.textContent).toContain(
      'Edición de Vídeo: 16\u00A0GB imprescindible, 32\u00A0GB bien, 48\u00A0GB sobra',
    );
  });

  it('marks the minimum of each curve that is a floor', () => {
    const floors = method.charts.flatMap(({ lines }) => lines).filter(({ floor }) => floor);
    expect(openPage().querySelectorAll('.method-floor')).toHaveLength(floors.length);
  });

  it('has the figures of the bench, chooser by chooser and band by band', () => {
    openPage();
    const { choosers, sure } = method.bench;
    expect(rowsOf(/^Puntos perdidos/)).toEqual(
      choosers.map(({ lost, capable }) => [points(100 * lost), percent(capable)]),
    );
    expect(rowsOf(/^Lo que dijimos/)).toEqual(sure.map(({ truth, answers }) => [percent(truth ?? 0), String(answers)]));
  });

  it('tells how often adverts are read wrongly, with the figures of the test', () => {
    openPage();
    const { textContent } = screen.getByRole('region', { name: 'Cómo leemos un anuncio' });
    const { titles, heldBack, known, unmistaken } = method.adverts;
    for (const figure of [titles, heldBack, known.offers, known.found, unmistaken])
      expect(textContent).toContain(String(figure));
    expect(textContent).toContain('leímos mal, a la primera, cuatro datos');
  });

  it('names the test that proves that commissions move nothing', () => {
    openPage();
    const section = screen.getByRole('region', { name: 'Quién nos paga' });
    expect(section.querySelector('code')?.textContent).toBe('tests/advisor/commission.test.ts');
  });

  it('lists the changes, newest first, and leads on', () => {
    const container = openPage();
    const days = [...container.querySelectorAll('#cambios time')].map((time) => time.getAttribute('datetime'));
    const sorted = METHOD_CHANGES.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a));
    expect(days).toEqual(sorted);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/form', '/portatiles', '/guias', '/terms']));
  });
});
