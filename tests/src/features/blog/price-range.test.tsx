import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceRange } from '#src/features/blog/article-body.tsx';

test('a range of prices is drawn where it lies between nothing and 4500 €', () => {
  const { container } = render(<PriceRange words={'900–1800\u00A0€'} />);
  const stretch = container.querySelector<HTMLElement>('[style]');
  expect([stretch?.style.left, stretch?.style.right]).toEqual(['20%', '60%']);
});

test.each(['Integrada', '16 GB', ''])('of «%s» nothing is drawn', (words) => {
  expect(render(<PriceRange words={words} />).container.innerHTML).toBe('');
});
