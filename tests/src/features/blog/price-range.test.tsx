import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceRange } from '#src/features/blog/article-body.tsx';

test('a price range is positioned on a scale from 0 to 4500 €', () => {
  const { container } = render(<PriceRange words={'900–1800\u00A0€'} />);
  const stretch = container.querySelector<HTMLElement>('[style]');
  expect([stretch?.style.left, stretch?.style.right]).toEqual(['20%', '60%']);
});

test.each(['Integrada', '16 GB', ''])('«%s» renders nothing', (words) => {
  expect(render(<PriceRange words={words} />).container.innerHTML).toBe('');
});
