import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextArea, TextField } from '#src/ui/text-field.tsx';

describe('a text field', () => {
  it('has its label as name and, without anything more to say, no description', () => {
    render(<TextField label="Nombre" name="name" />);
    const field = screen.getByRole('textbox', { name: 'Nombre' });
    expect(field.getAttribute('aria-describedby')).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('is described by hint, error and counter, in this order', () => {
    render(<TextField label="Nombre" hint="Sin apellidos" error="Demasiado largo" counter="Quedan 3" />);
    const field = screen.getByRole('textbox', { description: 'Sin apellidos Demasiado largo Quedan 3' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Demasiado largo');
  });

  it('announces its counter in a region that existed before', () => {
    const { rerender } = render(<TextArea label="Mensaje" counter="" />);
    const region = screen.getByRole('status');
    rerender(<TextArea label="Mensaje" counter="Quedan 3" />);
    expect(region.textContent).toBe('Quedan 3');
    screen.getByRole('textbox', { description: 'Quedan 3' });
  });
});
