import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BudgetRange } from '#src/features/questionnaire/budget-slider.tsx';

/** The position of a mark: percent of the track's length, and an offset in pixels. */
const placeOf = (mark: string) => {
  const left = screen.getByText(mark).parentElement?.style.left ?? '';
  const [, percent, sign, pixels] = /^calc\((\S+)% ([+-]) (\S+)px\)$/.exec(left) ?? [];
  return [Number(percent), Number(`${sign}${pixels}`)];
};

test('the slider has its marks under the middle of the thumb', () => {
  render(<BudgetRange budget={1500} marks={[200, 1500, 3000, 4000]} onChange={() => undefined} />);
  expect(placeOf('200 €')).toEqual([0, 16]);
  expect(placeOf('1500 €')[0]).toBeCloseTo((100 * 1300) / 3800, 3);
  expect(placeOf('3000 €')[0]).toBeCloseTo((100 * 2800) / 3800, 3);
  expect(placeOf('4000 €')).toEqual([100, -16]);
});
