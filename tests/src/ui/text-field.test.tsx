import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '#src/ui/text-field.tsx';

describe('a text field', () => {
  it('has its label as name and, without anything more to say, no description', () => {
    render(<TextField label="Nombre" name="name" />);
    const field = screen.getByRole('textbox', { name: 'Nombre' });
    expect(field.getAttribute('aria-describedby')).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('is described by hint and error, in this order', () => {
    render(<TextField label="Nombre" hint="Sin apellidos" error="Demasiado largo" />);
    const field = screen.getByRole('textbox', { description: 'Sin apellidos Demasiado largo' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Demasiado largo');
  });
});
