import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { HOSTILE_PICTURES } from '#tests/support/hostile-texts.ts';

const address = () => screen.getByRole('img', { name: 'Portátil' }).getAttribute('src');
const show = (src: string) => render(<LaptopPicture src={src} alt="Portátil" />);

it.each([
  'https://m.media-amazon.com/laptop.jpg',
  'https://img.tienda.example/a.webp?w=1',
  '/illustrations/ultrabook.svg',
])('the picture of a laptop shows %s', (src) => {
  show(src);
  expect(address()).toBe(src);
  expect(screen.queryByText('Sin imagen')).not.toBeInTheDocument();
});

it("the picture of a laptop is 'Sin imagen' when loading fails, and loads the next address", () => {
  const { rerender } = show('https://m.media-amazon.com/gone.jpg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByText('Sin imagen')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<LaptopPicture src="https://m.media-amazon.com/new.jpg" alt="Portátil" />);
  expect(screen.queryByRole('img')).toBeInTheDocument();
});

it.each([
  ...HOSTILE_PICTURES,
  '',
  'https://',
  'https://m.media-amazon.com@evil.example/x.png',
  'https://:m.media-amazon.com@evil.example/x.png',
])("the picture of a laptop does not request %j and shows 'Sin imagen'", (src) => {
  show(src);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('Sin imagen')).toBeInTheDocument();
});
