import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';

const show = (src: string) => render(<LaptopPicture src={src} alt="Portátil" missing="Sin imagen" />);

describe('the picture of a laptop', () => {
  it.each([
    'https://m.media-amazon.com/laptop.jpg',
    'https://img.tienda.example/a.webp?w=1',
    '/illustrations/ultrabook.svg',
  ])('shows %s', (src) => {
    show(src);
    expect(screen.getByRole('img', { name: 'Portátil' }).getAttribute('src')).toBe(src);
    expect(screen.queryByText('Sin imagen')).toBeNull();
  });

  it("shows 'Sin imagen' when loading fails, and loads the next address", () => {
    const { rerender } = show('https://m.media-amazon.com/gone.jpg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByText('Sin imagen')).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<LaptopPicture src="https://m.media-amazon.com/new.jpg" alt="Portátil" missing="Sin imagen" />);
    expect(screen.queryByRole('img')).not.toBeNull();
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/x.png',
    '/\\evil.example',
    'http://m.media-amazon.com/x.png',
    'https:evil.example/x.png',
    'https://',
    'https://m.media-amazon.com@evil.example/x.png',
    'https://:m.media-amazon.com@evil.example/x.png',
  ])("does not request %j and shows 'Sin imagen'", (src) => {
    show(src);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('Sin imagen')).not.toBeNull();
  });
});
