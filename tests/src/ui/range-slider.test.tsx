import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { RangeSlider } from '#src/ui/range-slider.tsx';

const onChange = vi.fn<(value: number) => void>();

const renderSlider = (value: number) =>
  render(
    <RangeSlider
      label="Precio"
      name="price"
      min={200}
      max={4000}
      step={100}
      value={value}
      words={(amount) => `${amount} €`}
      marks={[200, 1500, 3000, 4000]}
      onChange={onChange}
    />,
  );

/** The position of a mark: percent of the track's length, and an offset in pixels. */
const placeOf = (mark: string) => {
  const left = screen.getByText(mark).parentElement?.style.left ?? '';
  const [, percent, sign, pixels] = /^calc\((\S+)% ([+-]) (\S+)px\)$/.exec(left) ?? [];
  return [Number(percent), Number(`${sign}${pixels}`)];
};

describe('a slider', () => {
  test('has its marks under the middle of the thumb', () => {
    renderSlider(1500);
    expect(placeOf('200 €')).toEqual([0, 16]);
    expect(placeOf('1500 €')[0]).toBeCloseTo((100 * 1300) / 3800, 3);
    expect(placeOf('3000 €')[0]).toBeCloseTo((100 * 2800) / 3800, 3);
    expect(placeOf('4000 €')).toEqual([100, -16]);
  });
});
